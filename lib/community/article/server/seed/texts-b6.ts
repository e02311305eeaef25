import type { SeedArticle } from './seed-article';

/** Repairs, warnings, a courtyard, ornament and a dialect; some of them in one language only. */
export const articlesB6: SeedArticle[] = [
  {
    author: 12,
    topic: 4,
    tags: ['教育', '声音艺术', '开源'],
    zh: {
      title: '先修好，再演奏：一个工作坊的五天',
      body: `<p>我的乐团全是别人扔掉的电器。谱子上每件乐器旁边写着电池健康度，定音鼓是一台 61% 的旧手机。每年一月，阿克拉，我带一个五天的工作坊，二十个人，大多十几岁，不收费，要求自带一件坏的东西。去年收到十一部手机、四只收音机、两台闹钟、一个会说法语的玩具和一把电动剃须刀。</p>
<p>规矩只有一条：<strong>没有修过的东西，不许拿来演奏。</strong>不一定修好，但是必须修过。</p>
<h2>第一天：拆</h2>
<p>每人一块白布，拆下来的螺丝按顺序摆成一圈，从十二点开始。这是我父亲的办法，他修手表。一个上午下来，二十块布上二十个表盘。下午讲电：电池是什么，会烧的是哪一种，鼓包了怎么办。鼓包的一律不碰，放进院子中间的沙桶，讲解三遍，考一遍，答错的人当天只许扫地。去年有四个人扫地，其中一个现在是我的助教。</p>
<h2>第二天：听</h2>
<p>不许用嘴描述声音，只许用手指在桌面上敲给别人看。坏东西的声音比好东西多：继电器吸不住会打拍子，干涸的电容会让喇叭呼吸，接触不良是最好的即兴演奏者。我们给每一样写一张病历，三栏：它想做什么，它在做什么，差在哪里。第三栏就是音乐。</p>
<h2>第三天：修到一半</h2>
<p>这一天最难教。学生要么不想修，因为坏着好听；要么停不下来，一直修到它变成一台普通的收音机。我请他们在病历上画一条线：修到这里为止，过了这条线，声音就没有了。</p>
<p>十五岁的艾芙雅带来一台闹钟，响起来停不住。她修了一天，修好了，准时响，按一下就停。她哭了。我说可以改回去。她说不是，她是想起来这台钟原来是她祖父的，停不住的时候，全家都得起来。第四天她加了一个开关，背面写着：“全家起来。”</p>
<p>《四百个闹钟的早晨》是我在一栋宿舍楼录的，五点到八点，钟一个个响，一个个被按掉。艾芙雅听完说，缺一个按不掉的。她说得对，我至今没有补上。</p>
<figure data-work="video-122"></figure>
<h2>第四天：谱</h2>
<p>谱子是一张大纸，横向二十分钟，纵向二十行。每行开头写名字、物件、电池百分比，然后是画。不用音符，因为有三分之一的人识谱，三分之二的人会觉得那三分之一是老师。符号大家一起定，一旦定了就不能改，改的话要全体举手。去年只改过一次，把“停”从叉改成了圆，因为叉看上去像做错了题。</p>
<h2>第五天：演</h2>
<p>演出在街上，修车铺门口，傍晚六点，因为六点常停电。停不停都照演：有电的时候是电器乐团，没电的时候只有电池供电的那几行响着，谱子照走，空出来的地方请街坊听听街上有什么。去年停了四分钟。那四分钟里有一只羊，一架飞机，和一个卖水的女人，她正好走在第十一行的位置上。</p>
<p>结束以后东西归还各人，修好的拿回家用，没修好的留给下一年。教材、病历的空表、安全那一页，都在<a href="https://example.org/repair-first">这里</a>，随便改。唯一请你不要改的是沙桶。</p>`,
    },
    en: {
      title: 'Repair First, Then Play: Five Days of a Workshop',
      body: `<p>My orchestra consists of appliances that somebody threw away. In the score the battery health of each instrument stands beside its part; the timpani are an old phone at 61 per cent. Every January in Accra I give a workshop of five days for twenty people, most of them in their teens. It is free. You have to bring something broken. Last year we had eleven phones, four radios, two alarm clocks, a toy that speaks French and an electric razor.</p>
<p>There is one rule: <strong>nothing may be played that has not been repaired.</strong> It need not work, but somebody must have tried.</p>
<h2>Day one: taking apart</h2>
<p>Everybody has a white cloth and lays out the screws in a circle in the order in which they came out, beginning at twelve. I learnt that from my father, who repaired watches. By noon there are twenty dials on twenty cloths. In the afternoon we do electricity: what a battery is, which kinds catch fire, what to do with a swollen one. A swollen one is not touched. It goes into the bucket of sand in the middle of the yard. This is explained three times and examined once, and those who fail it sweep the floor for the rest of the day. Last year there were four sweepers. One of them is my assistant now.</p>
<h2>Day two: listening</h2>
<p>You may not describe a sound in words. You may only tap it on the table for the others to see. Broken things make more sounds than whole ones. A relay that will not hold beats time, a dried-out capacitor makes a loudspeaker breathe, and there is no better improviser than a bad contact. For each thing we write a medical record in three columns: what it wants to do, what it does, and the difference. The third column is the music.</p>
<h2>Day three: half repaired</h2>
<p>This is the hardest to teach. Either they do not want to repair it, because it sounds good as it is; or they cannot stop, and go on until it is an ordinary radio. I ask them to draw a line in the record: repair it up to here. Beyond the line the sound is gone.</p>
<p>Efua, who is fifteen, brought an alarm clock that could not be stopped. She worked on it for a day and it was cured: it rang on time and stopped when pressed. She cried. I said that we could undo it. It was not that, she said. It had been her grandfather’s, and because it would not stop, the whole house had to get up. On day four she fitted a switch. On the back it says, “Everybody up.”</p>
<p>I recorded <em>The Morning of Four Hundred Alarm Clocks</em> in a dormitory between five and eight, as they go off one after another and one after another are silenced. Efua listened to it and said that it lacked one that could not be. She is right, and I have still not added it.</p>
<figure data-work="video-122"></figure>
<h2>Day four: the score</h2>
<p>The score is a large sheet, twenty minutes across and twenty lines down. Each line begins with a name, an object and the percentage of the battery. Then come drawings. We use no notes: a third of them can read music, and the other two thirds would take that third for the teachers. Signs are agreed by all. Once agreed they may be changed only by a show of every hand. It happened once last year, when “stop” changed from a cross to a circle, because the cross looked as though you had got a sum wrong.</p>
<h2>Day five: the concert</h2>
<p>It takes place in the street, outside a garage, at six in the evening, because at six there is often a power cut. We play whether or not it comes. With power it is an orchestra of appliances. Without it, only the lines with batteries sound, the score goes on, and wherever there is a gap the neighbours are invited to listen to the street. Last year it lasted for four minutes. There was a goat in them, an aeroplane, and a woman selling water, who walked past at exactly the place of line eleven.</p>
<p>Afterwards everybody takes their thing back. What works goes home and what does not is kept for next year. The course notes, the blank records and the page on safety are <a href="https://example.org/repair-first">here</a>, and you may change whatever you like. All I ask you not to change is the bucket of sand.</p>`,
    },
  },
  {
    author: 19,
    topic: 18,
    tags: ['无障碍', '投影', '伦理', '教程'],
    zh: {
      title: '门口那张警告，应该怎么写',
      body: `<p>我做的东西会让人扶墙。莱比锡的首展上，二十分钟里有三个人蹲下，一位女士被抬了出去。她没有癫痫病史，是偏头痛。她后来写信给我，信里没有投诉，只请我把门口那张纸重写一遍。原来写的是：“本作品含强烈视觉效果，敏感者慎入。”</p>
<p>“我怎么知道我是不是敏感者？”她写，“您知道您的作品是什么，我不知道。应该由您来说。”</p>
<h2>三样要说的</h2>
<p>我请教了一位神经科医生、两位癫痫患者组织的志愿者和这位女士，现在的警告有三段，都是可以量的东西：</p>
<ul>
<li><p><strong>闪。</strong>每秒几次，占视野多大。网页的通行标准是每秒不超过三次，我的作品里最快一处是每秒两次，写上。</p></li>
<li><p><strong>条纹。</strong>不闪也会出事，静止的黑白条纹就可以，尤其是粗细相等、铺满视野的。写明在哪一间，能不能绕开。</p></li>
<li><p><strong>地面。</strong>地板上有没有图案。会晕的人晕的常常是脚下，不是墙上。</p></li>
</ul>
<figure><img src="1" alt="两组平行条纹斜着叠在一起，叠加处出现第三种更宽的花纹"><figcaption>第二间的墙面：两层光栅，哪一层单看都很老实。警告里写的是叠在一起以后的样子。</figcaption></figure>
<h2>先量，再写</h2>
<p>闪不能靠眼睛估。我用一段程序数每个像素一秒里亮暗翻转几次，只数变化超过一成的，两次翻转算一闪。它代替不了正式的检测，但是能在布展前一晚告诉我哪一段该慢下来：</p>
<pre><code>def flashes(levels, threshold=0.1):
    """Count the flashes in a list of brightness values from 0 to 1."""
    turns, extreme, direction = 0, levels[0], 0
    for level in levels[1:]:
        step = level - extreme
        if direction * step > 0:
            extreme = level
        elif abs(step) >= threshold:
            turns, extreme, direction = turns + 1, level, 1 if step > 0 else -1
    return turns // 2


one_second = [0, 0.8, 0.1, 0.7, 0.75, 0.1, 0.1, 0.9, 0]
print(flashes(one_second))</code></pre>
<p>这一串数字打印出来是 3，到了上限。当年那个让人蹲下的段落，我补测了一次，是 7。我不知道，因为我从来没有数过，我只觉得它“有劲”。</p>
<h2>给人一条路</h2>
<p>警告的第二半是路线。每一间都要能不经过它而到达下一间，哪怕绕后勤通道。绕行的路不能像惩罚：我在那条走廊里挂了每一间的版画，尺寸小，不动，可以随时移开眼睛。有些人只走那条走廊，出来说很好看。版画部分后来单独展过一次。</p>
<p>还有出口。人一晕，找的是出口和可以看的东西。现在每间屋子有一面什么也没有的灰墙，墙根一条长凳，凳子上方写着：“看这里。”灰墙占去了六分之一的展墙面积。策展人心疼，我也心疼了一阵。后来有观众在留言本上把它列为“最喜欢的一件”，旁边有人画了加号，一共十四个。</p>
<figure><img src="2" alt="一大片细密的波纹，由两层相近的波叠合而成，疏密缓缓变化"><figcaption>绕行走廊里的版画之一。印在纸上以后，它动不动由你决定。</figcaption></figure>
<h2>现在的那张纸</h2>
<blockquote><p>一共五间。第二间满墙是黑白条纹，不闪。第四间每秒亮两次，持续四十秒，占满视野。第五间地面有图案。其余没有。走右边的走廊可以到达任何一间，也可以哪间都不进。每间有一面灰墙。门口的卡特琳知道怎么帮您，她自己也会晕。</p></blockquote>
<p>偏头痛的那位女士来看过新版，走的是走廊。在第二间门外，她把头探进去半秒，又缩回来，笑着对我说：“嗯，真的很厉害。”我觉得这是我得到过的最好的评价：<em>她知道里面是什么，并且是她自己决定看多少。</em></p>`,
    },
    en: {
      title: 'How to Write the Warning at the Door',
      body: `<p>My work makes people hold on to the wall. At its first showing in Leipzig three visitors squatted down within twenty minutes, and a woman had to be carried out. She had never had epilepsy; it was migraine. Later she wrote to me. There was no complaint in the letter, only a request that I write the notice at the door again. It had said, “This work contains strong visual effects. Sensitive persons enter at their own risk.”</p>
<p>“How am I to know whether I am a sensitive person?” she wrote. “You know what your work is. I don’t. It is for you to say.”</p>
<h2>Three things to say</h2>
<p>I asked a neurologist, two volunteers from an epilepsy association and the woman herself. The warning now has three parts, all of which can be measured.</p>
<ul>
<li><p><strong>Flashes.</strong> How many a second, and how much of the view they fill. The usual limit for web pages is three a second. My fastest is two. Say so.</p></li>
<li><p><strong>Stripes.</strong> There can be trouble without any flashing. Black and white stripes are enough, above all if they are equally wide and fill the view. Say in which room, and whether one can go round it.</p></li>
<li><p><strong>The floor.</strong> Is there a pattern on it? Those who get dizzy often do so from what is under their feet and not from the wall.</p></li>
</ul>
<figure><img src="1" alt="Two sets of parallel stripes laid over each other at an angle; where they overlap there is a third, wider pattern"><figcaption>The wall in room two: two gratings, each of them harmless alone. The warning describes what they are together.</figcaption></figure>
<h2>Measure before you write</h2>
<p>Flashes cannot be judged by eye. I use a few lines that count how often a pixel turns from brighter to darker and back in a second. Only changes of more than a tenth count, and two turns make a flash. It is no substitute for a proper test, but the night before an opening it tells me what to slow down:</p>
<pre><code>def flashes(levels, threshold=0.1):
    """Count the flashes in a list of brightness values from 0 to 1."""
    turns, extreme, direction = 0, levels[0], 0
    for level in levels[1:]:
        step = level - extreme
        if direction * step > 0:
            extreme = level
        elif abs(step) >= threshold:
            turns, extreme, direction = turns + 1, level, 1 if step > 0 else -1
    return turns // 2


one_second = [0, 0.8, 0.1, 0.7, 0.75, 0.1, 0.1, 0.9, 0]
print(flashes(one_second))</code></pre>
<p>For this list it prints 3, which is the limit. I went back to the passage that had made people squat down, and it was 7. I had not known, because I had never counted. I had only felt that it was “strong”.</p>
<h2>Give people a way</h2>
<p>The second half of a warning is a route. Every room must be reachable without passing through the one before, if need be by the service corridor. The way round must not feel like a punishment. In ours I hung a print for each of the rooms: small, still, something one can look away from. Some visitors walk only the corridor and come out pleased. The prints have since had an exhibition of their own.</p>
<p>Then there is the exit. A dizzy person looks for a way out and for something to look at. In every room there is now a grey wall with nothing on it, and a bench at its foot, and above the bench it says, “Look here.” The grey walls take up a sixth of the hanging space. The curator was sorry about it, and so was I for a time. Then somebody named it in the guest book as their favourite work. Others had added plus signs, fourteen in all.</p>
<figure><img src="2" alt="A wide field of fine ripples, made of two similar sheets of waves, now denser and now more open"><figcaption>One of the prints in the corridor. On paper it is you who decide whether it moves.</figcaption></figure>
<h2>The notice as it is now</h2>
<blockquote><p>There are five rooms. Room two is covered with black and white stripes, which do not flash. Room four lights up twice a second for forty seconds and fills your view. Room five has a pattern on the floor. The others have none of these. The corridor on the right leads to every room, and you need not enter any. Each room has a grey wall. Katrin at the door knows how to help you. She gets dizzy herself.</p></blockquote>
<p>The woman with the migraine came to see the new version and walked the corridor. Outside room two she put her head in for half a second and drew it back. “Yes,” she said, laughing. “That really is quite something.” I think it is the best review I have had. <em>She knew what was in there, and it was she who decided how much of it to see.</em></p>`,
    },
  },
  {
    author: 36,
    topic: 4,
    tags: ['声音艺术', '现场', '档案'],
    zh: {
      title: '请勿保持安静：后院开放日三年小记',
      body: `<p>我们的院子在昆明老城，六十只喇叭挂在屋檐、石榴树和晾衣绳上。每月第一个周日下午两点到五点对邻居开放。不是音乐会，没有节目单，来的人随便坐，吃瓜子可以，带狗可以，孩子可以跑。唯一的规矩写在门上：请勿保持安静。</p>
<p>写这条规矩是因为第一次开放失败了。那天放的是一首四声道的新作品，来了十一位邻居，坐成两排，双手放在膝上，咳嗽都憋着，像在医院。结束以后陈大爷客气地说：“有文化。”然后三个月没有人再来。</p>
<p>第五次开放，我们把喇叭反过来用：院里装六支麦克风，来的人发出的声音经过一段时间从屋檐上回来，延迟从七秒到七分钟不等。嗑瓜子的声音七秒以后像下雨。张阿姨骂孙子的那句话，四分钟以后从石榴树上落下来，全院的人都笑，她自己笑得最久，从此每月都来，专门坐在三号麦克风底下。</p>
<blockquote><p>“我年轻时候说话，没有人听两遍。”</p></blockquote>
<p>这句话也被录下来了。录音我们不公开，只在当天播放，五点清空。有研究声音的学生来要素材，我们请他自己来坐一个下午。也有例外：去年冬天，常来的陈大爷走了，家里人问有没有留下他的声音。没有，照规矩都清掉了。我们正不知道怎么回答，张阿姨说：“有的，三月份他修伞那天，我手机录了，想学他怎么骂伞。”四十七秒，现在是院子里唯一的永久收藏，以后每年三月放一次，从挂伞的那根绳子上放。</p>
<p>三年里收到过两次投诉。一次是楼上的年轻人，夜班，白天睡觉。我们去道歉，问他几点醒，把开放时间从一点挪到了两点。他后来下来过，坐在最边上，戴着耳塞。问他为什么戴着耳塞还来，他说想看看白天大家是怎么吵的。另一次是街道，问六十只喇叭有没有备案。备了案，登记表上“用途”一栏，工作人员想了半天，替我们写了“邻里”。</p>
<p>《耳语走廊》是院墙外那条巷子里做的，三十米，两头各一只抛物面，两个人贴墙说话，中间的人什么也听不到。它本来是给路人玩的，现在主要的使用者是巷子两头的两位老太太，一位腿不好，一位也腿不好。每天傍晚五点半，约好了似的，各自搬一只凳子，坐到墙根下面。</p>
<figure data-work="video-213"></figure>
<p>有人问，这些算不算作品。我们查了一下账：喇叭六千，麦克风四千二，瓜子三年一共一千九百元。瓜子那一项，记在“材料”里。</p>`,
    },
    en: null,
  },
  {
    author: 15,
    topic: 2,
    tags: ['生成艺术', '教育', '历史'],
    zh: null,
    en: {
      title: 'What My Grandfather Would Not Let Me Measure',
      body: `<p>My grandfather made wooden ceilings and doors, the kind in which small pieces are held together by their shapes alone, without nails or glue. He had no drawings. He had a stick, notched in eleven places, and a cord. When I came home from my first year of architecture I wanted to document the workshop, and I brought a pair of digital callipers. He let me photograph everything. He let me film his hands. When I laid the callipers to a finished star he took them away from me, gently, as one takes a knife from a child, and put them on the windowsill.</p>
<p>“You will get a number,” he said. “Then you will believe it.”</p>
<p>I was nineteen and thought that this was an old man’s fear of being copied. It took me ten years and about two hundred shaders to find out what he had meant.</p>
<p>A ten-pointed star does not fit on a square grid. Neither does the field of girih that grows around it. If you construct it with compass and straightedge you get angles of thirty-six and seventy-two degrees and lengths in the golden ratio, and no power on earth will turn those into whole millimetres. In a shader this is no difficulty. You have floating-point numbers, you have seven digits, and everything closes. My first girih on a screen was perfect, and it was dead. I put it beside a photograph of his door. On his door the stars were not quite the same. They ought not to have fitted and they did.</p>
<figure><img src="1" alt="Curved stripes on square tiles, each tile turned at random, so that the stripes join into long wandering paths"><figcaption>An exercise for the first week: one tile, four positions, no decision of your own. Students are surprised by how much follows.</figcaption></figure>
<p>Then I found the notches in one of my photographs and measured those, on the picture, since I had promised not to measure the wood. They were not where the geometry says. Each was short by a hair, by different hairs. I assumed wear. But wear is random, and these errors went round: up, down, up, down, and back to nought after five. He was spreading the misfit. A circle of ten pieces cut to true angles out of real wood will not close, because the wood swells and the saw has a width. So he had built the error into the stick, and shared it out among the pieces until none of them had enough of it to notice. What I had taken for imprecision was the most precise thing in the room.</p>
<p>I teach this now, to students who have never held a saw. The task takes three weeks. In the first they write a pattern that closes, which the computer does for them. In the second they cut it out of card, by hand, ten pieces, and it does not close. There are always a few who cut it again, more carefully, and it still does not. In the third they may change anything except the last piece. <strong>The last piece has to be like the others.</strong> Whoever trims only the last one to make it fit has hidden the error, and you will see that piece for ever.</p>
<p>Most of them end by writing a small program that moves every edge a little. They believe that they have invented relaxation, and in a sense they have. One student, Derya, made no program. She wetted the card. It swelled, and the ring closed by itself as it dried, and she handed it in with a note that said: “Asked the material.” I have kept it. It is on the windowsill, next to the callipers.</p>
<p>He died in the spring in which I finished <em>A Walk of a Hundred Thousand Lines</em>. Its one rule is that no line may touch another. I had told him about it over the telephone, and there was a long pause, in which I could hear the plane. “So they all have to give way a little,” he said. I said yes, that was the algorithm. “Then it is joinery,” said my grandfather, and went back to work.</p>
<figure data-work="video-016"></figure>
<p>I did measure the star in the end, once the workshop had been cleared. It does not matter what the number was. He was right about the other thing: for weeks afterwards, whenever I looked at the door, I saw the number.</p>`,
    },
  },
  {
    author: 25,
    topic: 24,
    tags: ['伦理', '档案'],
    zh: {
      title: '为什么不配字幕',
      body: `<p>有人留言，说方言影像馆不给字幕是傲慢。我替馆里回一句，我也是观众，大部分片子我同样听不懂。</p>
<p>去年我在一个牧区拍片，老太太对着镜头讲了四十分钟，讲她年轻时怎样在雪里找一匹马。随行的翻译是她孙女，每隔几分钟总结一句：“她说很冷。”“她说马找到了。”四十分钟剩下六句。回来剪片子，我照着六句做了字幕，放给老太太看。她不识字，只听见自己的声音，很高兴。孙女看完了却说：“不对，看字的人会以为奶奶只说了这些。”</p>
<p>我把字幕去掉，又放了一遍。听不懂的人开始看她的手：她用两根指头在膝盖上走，走到裙子的褶子里，停住，那是马陷下去的地方。有字幕的时候，没有一个人看见那两根指头。</p>
<p>不配字幕，不等于不让人懂。片尾有村子的名字和一个电话，想懂的人可以去问。打过去多半是孙女接。</p>`,
    },
    en: null,
  },
];
