import type { SeedArticle } from './seed-article';

/** Worlds, maps, bacteria, looms and very small models. */
export const articlesB3: SeedArticle[] = [
  {
    author: 27,
    topic: 6,
    tags: ['沉浸式', '交互', '笔记'],
    zh: {
      title: '我为什么先做长椅',
      body: `<p>我做的世界没有任务，没有终点，也没有会跟你打招呼的狐狸。但是每一个世界里，第一个完工的东西都是长椅。人们以为这是玩笑。不是，这是工序。</p>
<p>在大田上学的时候，我的教授让全班设计一座虚拟公园，评分标准是“停留时间”。同学们放了瀑布、宝箱、会发光的鲸鱼。我那周感冒，只来得及放一条长椅，朝着一片什么也没有的坡。结果它的平均停留时间是全班第二。第一名是程序崩溃，玩家卡在门里出不去。</p>
<h2>长椅的四个参数</h2>
<p>从那以后我做了一百四十多条，大致知道什么样的会有人坐。</p>
<ul>
<li><p><strong>背后要有东西。</strong>墙、树、山坡都行。背后空着的长椅，没有人坐满三十秒，在头显里尤其如此，人会不停地回头。</p></li>
<li><p><strong>视线要略微向下。</strong>三到五度。平视让人想走，俯视让人想拍照，略微向下让人发呆。</p></li>
<li><p><strong>坐面高度跟真的一样。</strong>四十三厘米。玩家多半站着玩，这个高度他们其实用不上，可是做成六十厘米，所有人都会说“这个世界怪怪的”。</p></li>
<li><p><strong>要给另一个人留位置。</strong>一米五长，哪怕这是单人作品。只坐得下一个人的椅子叫座位，不叫长椅。</p></li>
</ul>
<p>第四条最玄，也最准。我做过对比，同一片坡，九十厘米的椅子平均坐一分十秒，一米五的坐四分钟。没有人会来。位置还是要留。</p>
<figure><img src="1" alt="一层层山脊由近到远叠在一起，后面的被前面的遮住，最远处升着一轮圆形的光"><figcaption>第 88 号长椅看出去的样子。玩家在这里平均坐了六分钟，其间什么也不会发生。</figcaption></figure>
<h2>关于“什么也不会发生”</h2>
<p>测试员最常写的意见是：坐下以后，能不能有点事情发生？一只鸟，一段音乐，一句独白。我试过一次。坐满两分钟，远处会开过一列火车。结果所有人都在等火车，火车过去，他们就站起来走了。我把奖励做进了长椅，长椅就变成了按钮。</p>
<p>我把火车删了，第二天又加回来，让它一天只开一次，时间不固定，不管有没有人坐着。现在的玩家要么碰不到，要么在走路的时候远远听见。有一位在论坛里写，她坐了三个晚上，第三晚听见了，没有看到。她用了五百个字描述那个声音，我读完觉得火车做得值了，虽然那只是一个音频文件，四秒，循环六次。</p>
<p>《褪去的房间》是反过来的练习：你不看的地方会慢慢消失。那件作品里没有长椅，是我故意拿走的，因为坐下的人会安心，安心的人会让整个房间褪光。有朋友说那是我最冷的一件。我同意。做完以后的一个月，我什么都没写，只做长椅。</p>
<figure data-work="video-136"></figure>
<h2>椅背上的字</h2>
<p>我的长椅偶尔有铭牌，像真的公园那样，“献给某某，他喜欢这片海”。名字都是真的，是玩家写信来要求的，通常是为家人，有两次为狗。我不收钱，也不公布哪条在哪里。他们要自己走，走到了，坐下，看见。收到过的回信里最短的一封只有一个词：“找到了。”</p>
<p>一个世界没有目标，并不等于没有去处。</p>`,
    },
    en: {
      title: 'Why I Make the Bench First',
      body: `<p>My worlds have no tasks, no ending and no fox that comes up to say hello. But in each of them the first thing to be finished is a bench. People take this for a joke. It is not; it is the order of work.</p>
<p>When I was a student in Daejeon our professor had the whole class design a virtual park, to be marked by “time spent”. The others put in waterfalls, treasure chests and a luminous whale. I had a cold that week and managed nothing but a bench, facing a slope with nothing on it. In average time spent it came second. The winner was a crash that left players stuck in a doorway.</p>
<h2>Four parameters of a bench</h2>
<p>I have made more than a hundred and forty since, and have a fair idea which will be sat on.</p>
<ul>
<li><p><strong>There must be something behind it.</strong> A wall, a tree, a bank. Nobody stays for thirty seconds on a bench with a void at its back, least of all in a headset; they keep looking round.</p></li>
<li><p><strong>The view must fall a little.</strong> Three to five degrees. A level view makes people want to walk on and a steep one makes them want to take a picture. A slight fall makes them drift.</p></li>
<li><p><strong>The seat is as high as a real one.</strong> Forty-three centimetres. Most players are standing, so they have no use for it; but make it sixty and everybody says that there is something odd about this world.</p></li>
<li><p><strong>Leave room for somebody else.</strong> A metre and a half, even in a work for one. A thing that holds one person is a seat and not a bench.</p></li>
</ul>
<p>The fourth sounds like superstition and is the most reliable. I have compared them on the same slope. People sat for a minute and ten seconds on a bench of ninety centimetres and for four minutes on one of a hundred and fifty. Nobody is going to come. The room has to be there all the same.</p>
<figure><img src="1" alt="Ridges one behind another, each hiding part of the next, and beyond the farthest a round disc of light"><figcaption>The view from bench no. 88. Players sit here for six minutes on average, during which nothing happens.</figcaption></figure>
<h2>On nothing happening</h2>
<p>What testers ask for most is that, once you sit down, there should be something. A bird, some music, a line of monologue. I tried it once: after two minutes a train would go by in the distance. So everybody waited for the train, and when it had passed they stood up and left. I had built a reward into the bench, and the bench had become a button.</p>
<p>I deleted the train. The next day I put it back and let it run once a day, at no fixed hour, whether or not anybody is sitting there. Players now either miss it or hear it far off while they are walking. One of them wrote in the forum that she had sat there for three evenings. On the third she heard it; she did not see it. She described the sound in three hundred words, and when I had read them I thought that the train had been worth making, although it is only an audio file of four seconds, played six times.</p>
<p><em>The Receding Room</em> is the opposite exercise: whatever you do not look at slowly disappears. There is no bench in it. I took it out on purpose, because those who sit down feel safe, and those who feel safe let the whole room go. A friend called it my coldest piece, and I agree. For a month afterwards I wrote nothing and made benches.</p>
<figure data-work="video-136"></figure>
<h2>Words on the back</h2>
<p>Now and then one of my benches has a plaque, as in a real park: for so-and-so, who loved this sea. The names are real. Players write and ask for them, mostly for somebody in the family, twice for a dog. I charge nothing and do not say which bench is where. They have to walk, arrive, sit down and see it. The shortest reply I have had was a single word: “Found.”</p>
<p>A world without a goal may still have places to go.</p>`,
    },
  },
  {
    author: 14,
    topic: 11,
    tags: ['数据', '伦理', '档案'],
    zh: {
      title: '被出租车司机改过的地图',
      body: `<p>我的第一张公开展出的地图有十一处错误。这个数字是安曼一位叫阿布·赛义德的出租车司机告诉我的。他在展厅里站了半小时，用指甲在玻璃上一处一处地点给我看。我当时二十六岁，硕士刚毕业，数据来自市政府，坐标精确到三十厘米。</p>
<p>“这条路你画通了，”他说，“是通的，但是没有人走，下面那家人有两个儿子在外面，母亲一个人，车一过狗就叫。”</p>
<h2>错误的种类</h2>
<p>我后来把他的十一条分成三类，至今还在用。</p>
<ol>
<li><p>数据错了。四条。路改了，楼拆了，加油站换了名字。</p></li>
<li><p>数据没错，但是问错了。五条。地图回答“能不能走”，人们需要知道“走不走”。</p></li>
<li><p>数据没错，问得也没错，但是不该画。两条。其中一条是一处妇女互助的住所，门牌是公开的。</p></li>
</ol>
<p>第一类可以更新，第二类要换一个问题，第三类只能拿掉。麻烦在于学校只教第一类。第三类的难处还不止于拿掉：拿掉以后留下一个洞，洞本身就是标记。我现在的做法是把周围六个街区一起变粗，像视力下降那样，谁也看不出是为了哪一扇门。</p>
<figure><img src="1" alt="等高线一圈圈绕着几座无名的山，每隔五条有一条加粗"><figcaption>把街区“变粗”的中间步骤：门牌先化成密度，密度再画成等高线。想找某一扇门的人会迷路。</figcaption></figure>
<h2>凌晨三点的窗</h2>
<p>《一座城市的失眠》画的是凌晨三点还亮着的窗。原始数据是分户的用电读数，由电力公司脱去姓名后给我。脱去姓名毫无用处：在一栋六户的楼里，凌晨三点天天亮灯的那一户，邻居都知道是谁家。</p>
<figure data-work="video-011"></figure>
<p>于是我去敲门。不是全部，抽了四十户，带着一张打印好的草图，问同一个问题：“这样画，您认得出自己吗？”三十一户认得出，其中十二户请我改掉，九户说没关系，剩下的说了故事。一位药剂师说灯是给猫留的。一个年轻人说他不失眠，他只是活在另一个时区里，女朋友在那边。</p>
<p>最终的版本以街区为最小单位，每个街区不少于二百户，少于的并入相邻的。分辨率掉了两个数量级，画面反而好了：一扇窗是隐私，一片窗是天气。</p>
<h2>部长</h2>
<p>有一位部长也改过我的地图，这件事我在简介里写了，常有人问细节。很短。展览开幕，他在一张水井分布图前停下，说：“这里没有井。”随行的人都看着我。我说数据来自您的部门。他说：“我知道。那口井是我签字打的，打出来是干的，报表没有改。”</p>
<blockquote><p>我花了九年做地图，听过的最诚实的一句话，来自一个本来可以不说的人。</p></blockquote>
<p>我在那口井的位置画了一个空心圆，图例写“有记录，无水”。现在这成了我所有地图的固定图例。每一张里都有几个空心圆，不一定是井，可能是学校、车站、诊所。它们是地图里最重要的点，因为只有它们是有人开口说出来的。</p>
<p>阿布·赛义德后来每次展览都来，不请自到。去年他退休，送了我一本本子，是他自己画的，三十四年，没有比例尺，没有北。第一页写着：先问，再左转。</p>`,
    },
    en: {
      title: 'A Map Corrected by a Taxi Driver',
      body: `<p>The first map I showed in public had eleven mistakes. I know the number from a taxi driver in Amman called Abu Saeed, who stood in front of it for half an hour and showed me each one by tapping the glass with his fingernail. I was twenty-six, with a new degree, data from the municipality and coordinates good to thirty centimetres.</p>
<p>“You have made this road go through,” he said. “It does go through. But nobody drives there. In the house below there’s a mother whose two sons are abroad. She’s alone, and when a car goes past the dog barks.”</p>
<h2>Kinds of mistakes</h2>
<p>Afterwards I sorted his eleven into three kinds, which I still use.</p>
<ol>
<li><p>The data was wrong. Four of them. A road had been moved, a building pulled down, a petrol station renamed.</p></li>
<li><p>The data was right and the question wrong. Five. The map says whether one can drive there, and people need to know whether one does.</p></li>
<li><p>The data was right and so was the question, but it should not have been drawn. Two. One was a refuge for women, whose address is public.</p></li>
</ol>
<p>The first kind can be brought up to date. The second needs another question. The third must go. Universities teach only the first. Nor is it enough to remove the third kind, for what is removed leaves a hole, and a hole is a mark. What I do now is to coarsen six blocks around it, as though one’s eyesight had got worse, until nobody can tell for which door it was done.</p>
<figure><img src="1" alt="Contour lines run round a few nameless hills; every fifth line is thicker"><figcaption>A step on the way to coarser blocks: doors become density, density becomes contours. Whoever looks for a certain door will lose the way.</figcaption></figure>
<h2>Windows at three in the morning</h2>
<p><em>The Insomnia of a City</em> draws the windows that are still lit at three in the morning. It began with meter readings for every household, which the electricity company gave me with the names taken off. Taking off the names achieves nothing. In a house of six flats everybody knows who has the light on at three every night.</p>
<figure data-work="video-011"></figure>
<p>So I went and knocked. Not on every door: I drew forty households and took a printed sketch to each, with one question. “Drawn like this, do you recognise yourself?” Thirty-one did. Twelve of those asked me to change it, nine said that they did not mind, and the others told me stories. A pharmacist said that the light was for the cat. A young man said that he slept very well; he merely lived in another time zone, where his girlfriend was.</p>
<p>In the final version the smallest unit is a block of at least two hundred households, and smaller ones are joined to their neighbours. It has lost two orders of magnitude in resolution, and it looks better for it. One window is private. A field of windows is weather.</p>
<h2>The minister</h2>
<p>A minister has corrected me too. I mention it in my biography, and people ask. It is a short story. At an opening he stopped before a map of wells and said, “There is no well here.” Everybody in his party looked at me. I said that the data came from his department. “I know,” he said. “I signed for that well. It came up dry. They never changed the report.”</p>
<blockquote><p>I have made maps for nine years, and the most honest sentence I have heard about any of them came from somebody who could have kept quiet.</p></blockquote>
<p>Where the well was I drew an empty circle, and in the key I wrote, “Recorded; no water.” It has been part of the key to all my maps since. Each of them has a few empty circles. They need not be wells; they may be a school, a station, a clinic. They are the most important points on the map, because they are the only ones that are there because somebody spoke.</p>
<p>Abu Saeed comes to every exhibition, uninvited. When he retired last year he gave me a notebook of his own maps, thirty-four years of them, without scale and without north. On the first page it says: ask, then turn left.</p>`,
    },
  },
  {
    author: 29,
    topic: 9,
    tags: ['生物艺术', '策展', '伦理'],
    zh: {
      title: '会死的展品：一份给美术馆的值班表',
      body: `<p>美术馆借一幅画，合同里写明温度、湿度和照度，目的是让它不变。我借给美术馆的东西一定会变，九天以后一定会死。每次谈借展，我都要先花一个下午说服藏品部主任：死不是事故。</p>
<p>《发光细菌肖像》由七位访客的皮肤菌群开始。棉签取样，涂在培养基上，它们先长，长出各人的轮廓；随后接种海里来的发光细菌，占满剩下的空地。第三天最亮，第六天开始退，第九天全黑。下面是我们给罗兹一家美术馆写的值班表，做过三次修改。</p>
<figure data-work="video-022"></figure>
<h2>第一条：不开盖</h2>
<p>发光的那一种是无害的，皮肤上那些却说不准。人身上平常的住客，养多了也可能不平常。所以取样以后所有平皿用膜封死，从此谁也不开，包括我。观众问能不能闻一下。不能。想闻的人可以去厨房闻酸奶，我是认真的，我们在展厅外面放了一杯。</p>
<h2>第二条：谁在夜里看它</h2>
<p>最亮的时刻是凌晨，那时候馆里只有保安。第一版值班表要求夜班保安每两小时记录一次温度，二十到二十二度。第一周的记录很整齐，整齐得可疑，全是 21.0。第二周我请那位保安，斯坦尼斯瓦夫先生，关掉手电，在黑屋里坐十分钟再写。</p>
<p>从那晚起记录变了样：</p>
<blockquote><p>02:10，21.4 度。左起第三个人的额头比昨天亮。04:05，20.9 度。第五个人不太好了。我陪了她一会儿。</p></blockquote>
<p>我把他的记录本放进了展柜。他退休前在纱厂看机器，三十年，能从声音听出哪一锭要断。他说这个更安静，但是一样：“你得在它坏之前喜欢它。”</p>
<figure><img src="1" alt="弯曲的条纹挤满画面，彼此留着窄缝，分成几片深浅不同的地界"><figcaption>两种菌争地的计算模型，跑了一万步。实物比它慢，也比它不讲道理。</figcaption></figure>
<h2>第三条：第九天怎么办</h2>
<p>馆方最初的方案是第八天夜里悄悄换一批新的，让观众永远看到第三天。技术上可行，预算也有。我没有同意。我们吵了很久，最后各退一步：</p>
<ul>
<li><p>展期五周，只做三轮，每轮九天，中间各空四天。</p></li>
<li><p>空着的日子展厅照常开门，平皿摆着，黑的，票价减半。</p></li>
<li><p>每一轮的第九天下午，请七位出借人回来，跟自己的那一只告别，然后进高压灭菌锅，一百二十一度，三十分钟。</p></li>
</ul>
<p>我原以为没人会在空展日买票。四天里来了三百一十人，比开展周的平日还多。有人专门为了看那七只黑的。留言本上有一句：“终于有一件展品跟我一样累。”</p>
<p>告别那天的事我写得少，因为答应过不写。只说一件：七个人里有一位请求不要灭菌，让她带回家。我们解释了三遍为什么不行。她听懂了，然后问，能不能由她来按启动键。可以。她按了，手在键上放了一会儿。锅响起来，像一只很大的水壶。</p>
<h2>第四条：不要给它起名字</h2>
<p>这一条每次都有人违反，包括我。</p>`,
    },
    en: {
      title: 'Exhibits That Die: A Rota for Museums',
      body: `<p>When a museum borrows a painting, the contract lays down temperature, humidity and lux, so that it will not change. What I lend is certain to change, and after nine days it is certain to be dead. Every loan begins with an afternoon in which I persuade the head of collections that death is not damage.</p>
<p><em>Portraits in Glowing Bacteria</em> starts with the skin flora of seven visitors. It is taken with a swab and spread on the medium, where it grows first, in the outline of each face. Then luminous bacteria from the sea are added and fill whatever ground is left. They are brightest on day three, begin to fade on day six and are dark on day nine. What follows is the rota that we wrote for a museum in Łódź. It has been revised three times.</p>
<figure data-work="video-022"></figure>
<h2>One: the lid stays on</h2>
<p>The kind that glows is harmless. About the kinds from the skin one cannot be so sure; ordinary lodgers may be less ordinary in large numbers. So once the samples have been taken, the dishes are sealed with film, and from then on nobody opens them, myself included. Visitors ask whether they may smell it. No. Those who want to smell something may go and smell yoghurt. I mean it: there is a pot of it outside the room.</p>
<h2>Two: who looks at it by night</h2>
<p>It is brightest in the small hours, when only the guard is in the building. The first version of the rota required him to note the temperature every two hours, twenty to twenty-two degrees. The notes of the first week were tidy, suspiciously so: 21.0 throughout. In the second week I asked the guard, Mr Stanisław, to switch off his torch and sit in the dark for ten minutes before he wrote anything.</p>
<p>From that night on the notes were different:</p>
<blockquote><p>02:10, 21.4 degrees. The forehead of the third from the left is brighter than yesterday. 04:05, 20.9 degrees. Number five is not so well. I sat with her for a while.</p></blockquote>
<p>I have put his notebook in a case beside the work. Before this he minded machines in a spinning mill, for thirty years, and could tell by ear which spindle was about to break its thread. This is quieter, he says, but the same: “You have to be fond of it before it goes wrong.”</p>
<figure><img src="1" alt="Winding stripes crowd the picture with narrow gaps between them, in a few territories of different shades"><figcaption>A model of two cultures competing for ground, after ten thousand steps. The real thing is slower and less reasonable.</figcaption></figure>
<h2>Three: what to do on day nine</h2>
<p>The museum’s first idea was to bring in a fresh set quietly on the eighth night, so that visitors would always see day three. It could have been done, and there was money for it. I did not agree. We argued for a long time, and each gave way a little:</p>
<ul>
<li><p>In an exhibition of five weeks there are only three rounds of nine days, with four empty days after each of the first two.</p></li>
<li><p>On the empty days the room is open. The dishes are there, dark, at half the price.</p></li>
<li><p>On the afternoon of each ninth day the seven lenders come back and take leave of their own dish. Then it goes into the autoclave, for thirty minutes at a hundred and twenty-one degrees.</p></li>
</ul>
<p>I had thought that nobody would buy a ticket for an empty day. In the first four we had three hundred and ten visitors, more than on weekdays at the start. Some came on purpose, for the seven black ones. Somebody wrote in the guest book: “At last an exhibit as tired as I am.”</p>
<p>I say little about the leave-taking, because I promised to. Only this. One of the seven asked us to spare hers and let her take it home. We explained three times why that was impossible. She understood. Then she asked whether she could press the button herself. She could. She pressed it, and left her hand there for a moment. The autoclave started up, with the sound of a very large kettle.</p>
<h2>Four: do not give it a name</h2>
<p>This one is broken every time, by me as well.</p>`,
    },
  },
  {
    author: 5,
    topic: 20,
    tags: ['教育', '生成艺术', '教程'],
    zh: {
      title: '一堂课：先织，再写程序',
      body: `<p>我教两门课，一门叫“织造作为计算”，一门叫“计算作为织造”。教务处以为重复了，要合并。我请他们来听，听完以后他们又加了一门。</p>
<p>这里是第一堂课的完整安排，三小时，十六个人，材料费每人不到两千奈拉。欢迎拿去用。</p>
<h2>第一个小时：不许用电</h2>
<p>每人一块硬纸板，上下各剪十六个口，绕上经线。两种颜色的毛线，一根用冰棍棒削的梭子。规则写在黑板上，只有一句：</p>
<blockquote><p>看上一行左右两个邻居：颜色不同，你就挑深色；颜色相同，你就挑浅色。</p></blockquote>
<p>从正中间一针深色开始。第一行没有人出错，第三行开始有人吵架，第六行全班安静了。手忙的时候人是不讲话的。总有一两个学生在第八行叫起来：“它在长三角！”不要告诉他们这叫什么。让他们叫。</p>
<h2>第二个小时：把手写下来</h2>
<p>现在打开电脑。我不讲数组，我问：“你的左手在做什么？右手呢？”学生自己会说出来：左手摸左邻，右手摸右邻，然后比较。写成程序就是这几行，任何装了 Python 的机器都能跑：</p>
<pre><code>width, rows = 63, 32
row = [0] * width
row[width // 2] = 1

for _ in range(rows):
    print("".join("#" if stitch else "." for stitch in row))
    row = [row[i - 1] ^ row[(i + 1) % width] for i in range(width)]</code></pre>
<p>屏幕上出现的三角和他们手里的一样，只是快。这时候我请大家把两样东西并排放着，问第二个问题：哪里不一样？回答通常有这些：屏幕没有错针；布有边，屏幕的左边连着右边；布会越织越紧。有个女孩说：“布记得我在哪里生气。”她那一行确实歪了。</p>
<figure><img src="1" alt="一行行小方格自上而下排列，每一行由上一行决定，合起来出现大大小小的三角形"><figcaption>同一类规则跑满整个画面。学生把它打印出来，贴在自己织的那一块旁边。</figcaption></figure>
<h2>第三个小时：改一条规则</h2>
<p>每人只准改一处，然后先用手织四行，再用程序跑一百行，<strong>顺序不能反</strong>。先跑程序的人会去织一幅已经看过的画，那叫抄写。先织的人有一种很难得的体验：他不知道会怎样，而他的手正在决定。</p>
<p>我姑妈是织阿索奥克的，织了五十一年，没有上过学。我请她来过一次，坐在教室后面。一个学生给她演示程序，她看了一会儿，问：“它累了怎么办？”学生说它不会累。她说：“那它怎么知道什么时候换花样？”全班都记下了这句话，没有人答得出来，包括我。</p>
<p>《织机程序》就是从那句话开始的：每一行由上一行决定，但是织机上装了一个计数器，线轴轻到某个重量，规则就换一条。重量代替了累。姑妈看过成品，说还是太整齐了，不过边收得不错。</p>
<figure data-work="video-029"></figure>
<h2>作业</h2>
<p>把你织的那一块送给一个不写程序的人，请他找出错的那一针。找到了，问他怎么找到的，把方法写下来，不超过五十个字。这就是你们的第一个算法。</p>`,
    },
    en: {
      title: 'One Lesson: Weave First, Code Second',
      body: `<p>I teach two courses. One is called Weaving as Computation, the other Computation as Weaving. The dean’s office thought that they were the same and wished to merge them. I invited the office to sit in. Afterwards it gave me a third.</p>
<p>This is the complete plan of the first lesson: three hours, sixteen people, materials for less than two thousand naira each. Please take it.</p>
<h2>First hour: no electricity</h2>
<p>Everybody gets a piece of cardboard with sixteen notches at either end, and winds a warp on it. There are two colours of yarn and a shuttle whittled from an ice-lolly stick. The rule on the blackboard is one sentence:</p>
<blockquote><p>Look at your two neighbours in the row before: if they differ, pick the dark yarn; if they are the same, pick the light.</p></blockquote>
<p>Begin with one dark stitch in the middle. Nobody goes wrong in the first row. By the third there are quarrels. By the sixth the class is silent, for people whose hands are busy do not talk. In the eighth row one or two always shout, “It’s growing triangles!” Do not tell them what it is called. Let them shout.</p>
<h2>Second hour: write down your hands</h2>
<p>Now we open the computers. I do not explain arrays. I ask, “What is your left hand doing? And your right?” They say it themselves: the left hand feels the neighbour on the left, the right hand the one on the right, and then they compare. As a program it is these few lines, and they run on any machine that has Python:</p>
<pre><code>width, rows = 63, 32
row = [0] * width
row[width // 2] = 1

for _ in range(rows):
    print("".join("#" if stitch else "." for stitch in row))
    row = [row[i - 1] ^ row[(i + 1) % width] for i in range(width)]</code></pre>
<p>The triangles on the screen are the ones in their laps, only faster. I have them put the two side by side and ask my second question: where do they differ? The screen has no wrong stitches. The cloth has an edge, while the left of the screen is joined to its right. Cloth gets tighter as you go. “The cloth remembers where I was cross,” said one girl, and there was indeed a kink in that row.</p>
<figure><img src="1" alt="Rows of small squares from top to bottom, each row decided by the one above it, in which triangles of many sizes appear"><figcaption>A rule of the same family, run until the picture is full. Students print it and pin it beside their own piece.</figcaption></figure>
<h2>Third hour: change one rule</h2>
<p>Everybody may change one thing, then weave four rows by hand and run a hundred by program, <strong>in that order</strong>. Those who run it first will weave a picture that they have seen already, and that is copying. Those who weave first have a rare experience: they do not know what will come of it, and their own hands are deciding.</p>
<p>My aunt weaves aso oke. She has done so for fifty-one years and never went to school. I invited her once, and she sat at the back. A student showed her the program. She watched for a bit and asked, “What does it do when it is tired?” He said that it never was. “Then how does it know when to change the pattern?” The whole class wrote that down. Nobody has been able to answer it, and I have not either.</p>
<p><em>Loom Program</em> grew out of that question. Each row is decided by the one before, but the loom has a scale, and when the bobbin gets down to a certain weight the rule is changed for another. Weight stands in for being tired. My aunt has seen the finished cloth. Still too neat, she says, but the selvedge is not bad.</p>
<figure data-work="video-029"></figure>
<h2>Homework</h2>
<p>Give the piece that you have woven to somebody who does not program, and ask them to find the wrong stitch. When they have found it, ask how. Write the method down in no more than thirty words. That is your first algorithm.</p>`,
    },
  },
  {
    author: 21,
    topic: 5,
    tags: ['人工智能', '数据', '笔记'],
    zh: {
      title: '九张照片够不够',
      body: `<p>不够。先把答案写在前面，免得有人读到最后来骂我。九张照片训练不出一个“好”模型，它训练出来的是一个极度偏心的孩子，只认识九件事，并且觉得世界就是这样。我要的就是这个孩子。</p>
<p>九张照片是我外公的阳台，2004 到 2012 年，每年春节我妈用数码相机随手拍一张。同一个角度，同一把藤椅，花换过几轮，外公在其中六张里。第七年起椅子空着。</p>
<h2>它学会了什么</h2>
<p>我从零训练了一个一百二十万参数的小网络，跑在一台二手笔记本上，一晚上一轮，每天早饭时看结果。记录摘几条：</p>
<ul>
<li><p>第一天：灰。</p></li>
<li><p>第四天：栏杆。它先学会栏杆，因为九张里都有，而且是竖的。</p></li>
<li><p>第九天：椅子，没有腿。</p></li>
<li><p>第十五天：有人坐着，脸是花盆的颜色。</p></li>
<li><p>第二十二天：椅子上的人开始变透明，背后的栏杆透出来。</p></li>
<li><p>第三十天：它把九张原封不动地背了下来。</p></li>
</ul>
<p>技术上，第三十天叫过拟合，意思是失败。我把第二十二天的权重存了下来。那天的画面里，外公处在“在”与“不在”之间，比例大约是六比三。这不是我设计的，是九张照片里的六张和三张，机器老老实实地取了平均。</p>
<figure><img src="1" alt="一幅柔和的画面被切成水平的条带，各条左右错开，颜色分离"><figcaption>第二十一天存盘时磁盘出错，图像断成条带。我试过修复，后来觉得不必。</figcaption></figure>
<h2>和《神经花园》的区别</h2>
<p>《神经花园》用的是一本三十年代的植物标本册，二百多页，版权早已过期，采集者不在了，没有人可以问。做的时候我很自在，做完以后有点心虚：自在是因为没有人能反对我。</p>
<figure data-work="video-004"></figure>
<p>阳台这九张正相反，每一张都有人可以反对。我问了七位家人。我妈同意，条件是不展出正面；大舅不同意，三个月后同意了；小姨说随便，然后在微信里单独发来一句：“第五张不要用，那天他们刚吵过架。”第五张我没有删，它留在训练里；但是凡生成得最像它的画面，我都挑出来，放进一个叫“小姨”的文件夹，不展。所以墙上其实是八张。说起来我仍然说九张，我觉得那一张算数。</p>
<h2>给想做小模型的人</h2>
<p>有人写信问配置。显卡型号不重要，重要的是下面三件：</p>
<ol>
<li><p>每天同一时间看结果，只看一次。一直盯着，你会在第六天停下来，因为第六天总是最漂亮的。</p></li>
<li><p>存下所有的检查点，连同当天的天气和你说过的话。我第二十二天写的是：“下雨，妈打电话来，没提这件事。”</p></li>
<li><p>在开始之前写好，看到什么就停。我写的是：“看到他转过头来，就停。”它一次也没有转过来，有他的六张里，他都看着花。</p></li>
</ol>
<p>展出时，作品是一只十寸的旧相框，八秒一张，不重复。我妈来看，坐了二十分钟。她说椅子的颜色不对，藤椅没有那么新。我说机器把九年平均了。她说：“那你让它把后面几年算重一点。”</p>
<p>我回家改了权重。她是第一个给我的损失函数提意见的人，而且是对的。</p>`,
    },
    en: {
      title: 'Are Nine Photographs Enough?',
      body: `<p>No. I put the answer first, so that nobody need read to the end before being angry with me. Nine photographs will not give you a “good” model. They give you a child with fierce favourites, who knows nine things and thinks that they are the world. That child is what I wanted.</p>
<p>The nine photographs show my grandfather’s balcony between 2004 and 2012. Every Spring Festival my mother took one with a small digital camera, without thinking about it: the same angle, the same wicker chair. The flowers change several times. My grandfather is in six of them. From the seventh year on the chair is empty.</p>
<h2>What it learnt</h2>
<p>I trained a small network of 1.2 million parameters from nothing, on a second-hand laptop, one run a night, and looked at the result every day at breakfast. From my notes:</p>
<ul>
<li><p>Day 1: grey.</p></li>
<li><p>Day 4: railings. It learns the railings first, because they are in all nine and because they are vertical.</p></li>
<li><p>Day 9: a chair without legs.</p></li>
<li><p>Day 15: somebody in it, with a face the colour of a flowerpot.</p></li>
<li><p>Day 22: the person in the chair grows transparent, and the railings show through.</p></li>
<li><p>Day 30: it has learnt all nine by heart.</p></li>
</ul>
<p>The technical word for day 30 is overfitting, which is to say failure. I kept the weights of day 22. In the pictures of that day my grandfather is somewhere between there and not there, at a ratio of about six to three. I did not design this. Six photographs and three: the machine took an honest average.</p>
<figure><img src="1" alt="A soft picture cut into horizontal bands that are shifted sideways, with its colours pulled apart"><figcaption>On day 21 the disk failed while saving, and the picture broke into bands. I tried to mend it and then thought that there was no need.</figcaption></figure>
<h2>How it differs from “Neural Garden”</h2>
<p><em>Neural Garden</em> was trained on a herbarium of the 1930s, two hundred pages and more, long out of copyright, its collector dead and nobody left to ask. I was quite at ease while I made it. Afterwards I was a little ashamed: I had been at ease because nobody could object.</p>
<figure data-work="video-004"></figure>
<p>With the balcony it was the opposite. Every one of the nine had somebody who might object. I asked seven members of the family. My mother agreed, on condition that his face would not be shown from the front. My elder uncle refused, and three months later agreed. My aunt said that she did not mind, and then sent me a message of her own: “Don’t use the fifth. They had just been quarrelling.” I did not delete the fifth, and it took part in the training; but whatever comes out closest to it I move to a folder called Auntie, and do not show. So on the wall there are really eight. I still say nine. I think that one counts.</p>
<h2>For those who want to make a small model</h2>
<p>People write to ask about my set-up. The graphics card does not matter. These three things do:</p>
<ol>
<li><p>Look at the result at the same hour every day, and only once. If you keep watching you will stop on day 6, because day 6 is always the prettiest.</p></li>
<li><p>Keep every checkpoint, with the weather of that day and something that was said. For day 22 I wrote: “Rain. Mum rang. She didn’t mention it.”</p></li>
<li><p>Before you begin, write down what you will stop at. I wrote: “When he turns his head, stop.” He never did. In all six of his photographs he is looking at the flowers.</p></li>
</ol>
<p>When it was shown, the work was an old ten-inch photo frame with a new picture every eight seconds, none of them twice. My mother came and sat there for twenty minutes. The colour of the chair was wrong, she said; it had not been as new as that. I told her that the machine had averaged nine years. “Then make it give more weight to the later ones.”</p>
<p>I went home and changed the weights. She is the first person to have criticised my loss function, and she was right.</p>`,
    },
  },
];
