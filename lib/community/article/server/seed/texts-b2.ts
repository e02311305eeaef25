import type { SeedArticle } from './seed-article';

/** Living cultures, robots on stage, listening hands and festival calendars. */
export const articlesB2: SeedArticle[] = [
  {
    author: 7,
    topic: 9,
    tags: ['生物艺术', '教程', '开源', '声音艺术'],
    zh: {
      title: '在厨房里听蘑菇：《菌丝电报》的完整步骤',
      body: `<p>我母亲至今认为，我把微生物学学位浪费在了蘑菇的电话费上。所以这份步骤按她的厨房来写：高压锅、烤箱、酒精灯、一个不怕被征用的鞋盒。用的是平菇，超市里卖的那种，能吃，对人没有危险。做完大约需要三个星期，花费在二十五到四十美元之间，放大器除外。</p>
<figure data-work="video-009"></figure>
<h2>先读这三句</h2>
<blockquote><p>孢子不是玩具：出菇之前就收掉，不要让它在卧室里放孢子。长出绿色、黑色或粉色的，整盘不打开，高压锅煮过再扔。凡是你自己不愿意碰的东西，不要请观众碰。</p></blockquote>
<p>这是我的全部伦理清单。长的那一份在频道里置顶，请也读完。</p>
<h2>培养基</h2>
<ol>
<li><p>土豆 200 克，切块，水 1 升，小火煮二十分钟，滤出汤，补水到 1 升。</p></li>
<li><p>加葡萄糖 20 克、琼脂 20 克，煮到透明。</p></li>
<li><p>装进耐热的瓶子，盖松半圈，高压锅上汽以后二十分钟。自然冷却，不要急着放气，否则沸出来，厨房会像一间老旅馆。</p></li>
<li><p>凉到手背可以贴住三秒，在酒精灯旁边倒进消过毒的平皿，薄薄一层。</p></li>
</ol>
<p>第二天看一遍。有水汽没关系，有小点就扔。</p>
<h2>取一小块</h2>
<p>买最新鲜的平菇，从菌柄中间撕开，不要用刀切外皮。里面的组织是干净的。用烧过并且放凉的镊子取米粒大的一块，放在平皿中央。倒扣，二十二到二十五度，避光。第三天出现白毛，第十天铺满。我失败过九次，其中七次是说话造成的：操作的时候请不要说话，包括唱歌。</p>
<h2>电极</h2>
<p>不需要金。我用医院退下来的心电电极，剪掉粘胶，只留银氯化银的小圆片，酒精擦过。一片插在菌丝铺满的地方，一片插在空的琼脂里，间隔四厘米。电位很小，几十微伏到一两毫伏，变化很慢，一次起伏要几分钟到几个钟头。任何输入阻抗高的生物电放大器都可以，采样率设成每秒一次就够了。</p>
<figure><img src="1" alt="弯曲的斑纹布满画面，粗细相近，互相避让，像反应扩散形成的图案"><figcaption>模拟菌丝铺展用的反应扩散图，我拿它来预习在哪里插电极。</figcaption></figure>
<p>把读数变成声音时请诚实。加速多少倍，写在墙签上；哪里做了滤波，也写。《菌丝电报》加速了九百倍，只去掉了工频。有人问我蘑菇“说”了什么。我不知道。电位的起伏是真的，“电报”是我取的名字，两者之间的距离就是这件作品。</p>
<h2>两个常见的失望</h2>
<p>第一，没有信号。十有八九是电极干了，喷一点无菌水。第二，信号太好，很有节奏，每小时一次。那是你的冰箱。我为一台冰箱写过十一天的乐谱，后来把它送给了一位写《冰箱四重奏》的同行。</p>
<p>做完以后，平皿煮过扔掉，剩下的平菇切片，大蒜，橄榄油，很热的锅。我母亲承认这一步没有浪费。</p>`,
    },
    en: {
      title: 'Listening to Mushrooms in a Kitchen: “Mycelium Telegraph”, Step by Step',
      body: `<p>My mother still believes that I wasted a degree in microbiology on the telephone bills of mushrooms. This protocol is therefore written for her kitchen: a pressure cooker, an oven, a spirit lamp and a shoebox that nobody will miss. The species is oyster mushroom, as sold in supermarkets; it is edible and does people no harm. The whole takes about three weeks and costs between twenty-five and forty dollars without the amplifier.</p>
<figure data-work="video-009"></figure>
<h2>Read these three sentences first</h2>
<blockquote><p>Spores are not a toy: clear the culture away before it fruits, and never let it shed spores in a bedroom. If anything green, black or pink grows, do not open the dish; pressure-cook it whole and throw it out. Do not ask visitors to touch what you would not touch yourself.</p></blockquote>
<p>That is the whole of my ethics list. The long one is pinned in the channel. Please read that too.</p>
<h2>The medium</h2>
<ol>
<li><p>Dice 200 grams of potato, simmer in a litre of water for twenty minutes, strain, and top up the broth to a litre.</p></li>
<li><p>Add 20 grams of dextrose and 20 grams of agar and boil until clear.</p></li>
<li><p>Fill heatproof bottles, loosen the lids by half a turn, and give them twenty minutes in the pressure cooker once it is up to pressure. Let it cool by itself. If you release the steam in a hurry it boils over, and the kitchen will smell like an old hotel.</p></li>
<li><p>When the back of your hand can rest on the glass for three seconds, pour a thin layer into sterile dishes beside the flame.</p></li>
</ol>
<p>Look again the next day. Condensation is fine. Dots are not: throw those away.</p>
<h2>Taking a piece</h2>
<p>Buy the freshest oyster mushroom you can find and tear the stem open lengthwise; do not cut through the skin. The tissue inside is clean. With tweezers that have been through the flame and have cooled, take a piece as large as a grain of rice and put it in the middle of the dish. Turn it upside down and keep it dark, at twenty-two to twenty-five degrees. There will be white fuzz on day three and a full dish by day ten. I have failed nine times, seven of them by talking. Do not talk while you work. Singing is talking.</p>
<h2>Electrodes</h2>
<p>Gold is not needed. I use retired ECG electrodes from a hospital, cut off the adhesive, keep the little disc of silver and silver chloride, and wipe it with alcohol. One goes where the mycelium is dense, the other into bare agar four centimetres away. The potentials are small, from some tens of microvolts to a millivolt or two, and slow: a swing takes anything from minutes to hours. Any biosignal amplifier with a high input impedance will do, and one sample a second is plenty.</p>
<figure><img src="1" alt="Winding patches of much the same width cover the picture and keep clear of one another, like a pattern made by reaction and diffusion"><figcaption>A reaction–diffusion image that stands in for the spread of mycelium. I use it to practise where to put the electrodes.</figcaption></figure>
<p>Be honest when you turn the readings into sound. Say on the label how many times faster it is, and say what was filtered. <em>Mycelium Telegraph</em> runs nine hundred times too fast, and only the mains hum has been removed. People ask me what the mushrooms “say”. I do not know. The swings are real, “telegraph” is a word I chose, and the distance between the two is the work.</p>
<h2>Two common disappointments</h2>
<p>One: there is no signal. Nine times out of ten the electrode has dried out; give it a little sterile water. Two: the signal is wonderful, with a pulse to it, once an hour. That is your refrigerator. I once spent eleven days scoring a refrigerator. In the end I gave the piece to the colleague who wrote <em>Refrigerator Quartet</em>.</p>
<p>When you have finished, boil the dishes and throw them away. Slice the remaining mushrooms; garlic, olive oil, a very hot pan. My mother admits that this step is not a waste.</p>`,
    },
  },
  {
    author: 25,
    topic: 10,
    tags: ['现场', '笔记', '档案'],
    zh: {
      title: '撤场的人',
      body: `<p>灯光节最后一夜，零点十分，主控室的人把总闸推下去，广场上有人鼓掌。观众以为掌声是给作品的，其实是给一个叫老魏的人：他在控台后面站了九天，刚刚坐下。</p>
<p>我拍纪录片，专拍灯亮之前和灯灭之后。灯亮着的时候有几百只手机替我拍，不缺我一个。灯灭之后只剩下我和他们。《闭幕后的清晨五点》是三年里九次撤场剪成的，片长二十四分钟，最高的一个音是一只轮子卡在电缆槽里。</p>
<figure data-work="video-062"></figure>
<p>撤场比搭建慢，这一点外行不信。搭的时候有图纸，有日期，有人催。撤的时候图纸已经没有用，东西被雨淋过、被孩子拧过、被临时用扎带绑过三层，每一处都得重新看。老魏说，搭台是写字，撤台是认字，认别人的字。</p>
<p>他认字的本事我见过一次。一根电缆从水里提上来，外皮完好，他摸了一遍，在某处停下来，拿刀剖开，里面的铜已经绿了。我问他怎么知道。他说那一段比别处软，“像老人的胳膊”。那根电缆如果卷进车里，明年会装到另一座城市的另一片水里去。</p>
<p>凌晨两点前后最难拍。人累到不说话，只剩金属声。去年在乌鲁木齐，零下十一度，扳手粘手套，二十二个人拆一座十八米的光塔，全程没有一句完整的话，只有“哎”“走”“慢”。我本来想配音乐，试了四种，都显得多余。最后留下的声音是一位女工在哼歌，哼的是当天下午儿童节目的片尾曲，她自己不知道。</p>
<p>三点半吃饭。饭车停在白天卖热红酒的位置，大家蹲着吃拌面，面碗放在航空箱上。这是撤场里唯一有人讲话的二十分钟，讲的全不是灯：女儿中考，哪条高速在修，谁的腰。有一年我把这二十分钟原样放进片子，一位评委问我，为什么一部关于灯光节的片子里有这么长一段关于修路。我说因为他们第二天要走那条路。</p>
<p>四点以后天色有一点变化，不是亮，是黑得浅了。这时候广场的地面露出来，印子都在：钢架的脚，沙袋的方块，九天里几十万双鞋磨出来的一道弧，绕着一个已经不在的东西。我每次都拍这道弧。它是我见过的最准确的观众统计，比闸机准，闸机不知道人们在哪里站住。</p>
<p>五点，环卫车来了，弧线没了。</p>
<p>有人建议我去采访艺术家，问他们看到作品被拆掉是什么心情。我去问过，得到的回答都得体，可以印在画册里。只有一位说了别的。她那年做的是一面墙，拆的时候她在场，没有人认出她。她帮忙卷了两个小时电缆，八字卷，卷得不好，被老魏重卷了。她跟我说：“那是我那件作品里我最喜欢的部分，因为轮到我听别人的。”</p>
<p>我存着这三年里所有没有剪进去的素材，四百多个小时，按地点和风速编目。谁做研究要用，来信即可，不收钱，只有一个条件：看完要告诉我，你在里面认出了谁。工作人员名单常常是缺的，我想把它补全。到现在补出了六十三个名字，还有一百来张脸没有。</p>`,
    },
    en: {
      title: 'Those Who Take It Down',
      body: `<p>On the last night of the light festival, at ten past midnight, somebody in the control room pulls down the main switch, and there is applause in the square. The audience thinks that it is for the works. It is for a man called Old Wei, who has been standing behind the desk for nine days and has just sat down.</p>
<p>I make documentaries about what happens before the lamps are lit and after they go out. While they are lit there are hundreds of phones to do the filming and I am not needed. Afterwards there is nobody but them and me. <em>Five in the Morning, After the Closing</em> was cut from nine such nights over three years. It runs for twenty-four minutes, and its loudest note is a wheel caught in a cable ramp.</p>
<figure data-work="video-062"></figure>
<p>Taking down is slower than building up; outsiders never believe it. When you build there are drawings, dates and people in a hurry. When you dismantle, the drawings are useless. Everything has been rained on, twisted by children and cable-tied three times over, and each joint has to be looked at afresh. Building is writing, says Old Wei. Taking down is reading, and it is other people’s handwriting.</p>
<p>I saw him read once. A cable came up out of the water with its sheath intact. He ran his hand along it, stopped, took a knife and slit it open. The copper inside was green. I asked how he knew. That stretch was softer than the rest, he said: “Like an old man’s arm.” If it had been coiled and loaded, it would have gone into other water in another city the next year.</p>
<p>The hours around two are the hardest to film. People are too tired to speak, and only the metal is heard. In Ürümqi last year it was minus eleven, spanners stuck to gloves, and twenty-two people took down a tower of eighteen metres without one whole sentence among them, only “hey”, “go” and “slow”. I had meant to add music. I tried four pieces, and each was one thing too many. What remained in the end is a woman humming as she works. It is the closing tune of that afternoon’s children’s programme, and she does not know that she is humming it.</p>
<p>At half past three there is food. The van parks where mulled wine is sold in the daytime, and everybody squats down to noodles with the bowls set on flight cases. These are the only twenty minutes of the night in which people talk, and none of it is about light. A daughter’s exam; which motorway is being mended; somebody’s back. One year I kept the twenty minutes uncut. A juror asked why a film about a light festival should contain so much about roadworks. Because, I said, that was the road they had to drive on in the morning.</p>
<p>After four there is a change in the sky. It does not grow light; the black becomes shallower. Now you can see the ground, and every mark is there: the feet of the scaffold, the squares left by sandbags, and a curve worn by hundreds of thousands of shoes in nine days around something that has gone. I film that curve every time. It is the most accurate audience count I know, better than the turnstiles, for a turnstile cannot tell where people stood still.</p>
<p>At five the street sweeper comes, and the curve has gone as well.</p>
<p>I have been advised to ask the artists how they feel when their work is pulled apart. I have, and their answers were becoming and could be printed in a catalogue. Only one said something else. Her piece that year was a wall. She was there when it came down and nobody recognised her. For two hours she helped to coil cable, over and under, badly, and Old Wei did hers again. “That was the part of my work I liked best,” she told me, “because it was my turn to do as I was told.”</p>
<p>I keep all that was not used in these three years, more than four hundred hours of it, catalogued by place and by wind speed. Anybody who needs it for research may write. There is no fee and one condition: when you have watched it, tell me whom you recognised. The lists of crew are full of gaps, and I should like to close them. So far I have found sixty-three names. About a hundred faces are still without one.</p>`,
    },
  },
  {
    author: 18,
    topic: 8,
    tags: ['机器人', '现场', '笔记'],
    zh: {
      title: '机械臂上台之前，要签的十一张纸',
      body: `<p>我们剧团有一台机器人、九把雨伞和一份极厚的保险。常有年轻的同行写信来问第三样，很少有人问前两样。所以这里只谈纸。以下是《为工业机器人编的扇舞》巡演到第四座城市时，我包里装着的全部文件，按它们救过我的次数排序。</p>
<figure data-work="video-034"></figure>
<h2>十一张</h2>
<ol>
<li><p>风险评估。六页，每到一个剧场重写第二页：舞台尺寸、消防通道、谁站在哪里。</p></li>
<li><p>停止按钮的位置图。三个按钮，三个人，三张脸的照片。</p></li>
<li><p>机器的符合性声明。原厂发的，丢过一次，补一份用了七个星期。</p></li>
<li><p>改动说明。我们拆掉了夹爪，装了一把扇子。扇子重 41 克，也要写。</p></li>
<li><p>速度承诺书。演员在一臂之内时，末端不超过每秒 250 毫米。这是手动示教模式的通行上限，我们把它搬到了台上。</p></li>
<li><p>楼板荷载。机器连底座 1,180 公斤，四个脚。老剧场的台板下面常常什么也没有。</p></li>
<li><p>保险单正本。复印件不算。</p></li>
<li><p>演员知情书。七十一岁的编舞自己写了她那一份，只有一句：“我知道它看不见我。”</p></li>
<li><p>运输单，写明重心。有一次没写，叉车司机按他的经验抬。</p></li>
<li><p>电。三相 32 安，插头照片。法国的、德国的、瑞士的都不一样。</p></li>
<li><p>给门房的一封信，说明晚上十一点以后剧场里会有电机声，不必报警。</p></li>
</ol>
<h2>钱</h2>
<p>一场演出的数字，欧元，第四站：</p>
<ul>
<li><p>保险摊到每场 310。</p></li>
<li><p>运输 640。</p></li>
<li><p>机器人工程师 420，必须到场，哪怕他整晚坐着。</p></li>
<li><p>独立的安全检查员 280。</p></li>
<li><p>扇子 35。每场换新的，旧的会送给坐在第一排中间的人。</p></li>
<li><p>演员、灯光、我：其余所有。</p></li>
</ul>
<p>剧场给的演出费是 4,200。第一年我没有请检查员，省了 280。第二年请了，第一晚她就发现第二个停止按钮的线被侧幕的轮子压断，按下去没有任何反应。我付那 280 的时候再也没有皱过眉。</p>
<h2>保险公司的那位先生</h2>
<p>续保时来了一位先生，灰西装，公文包。他看完六页评估，问能不能看一遍排练。我们演了全本，二十二分钟。扇子打开，合上，机器弯腰，老太太弯腰，谁也没有碰到谁。结束以后他很久没讲话，然后问：“最近的时候，扇子离她的脸多少？”</p>
<p>“九厘米。”</p>
<p>“能不能改成十二？”</p>
<p>我说九厘米是编舞定的，要问她。她想了想，走到机器前面，闭上眼睛，用鼻子量了一下空气。“十一。”她说。灰西装的先生在表格上写下 11，盖了章。</p>
<p>那是我见过的最好的一次排练意见。十一厘米的时候，扇子的风刚好能吹动她额前的头发，九厘米时反而吹到耳朵后面去了。<strong>安全没有让这支舞变小，它把它放准了。</strong>我后来把那张表格裱起来，挂在排练厅，旁边是一把旧扇子。</p>`,
    },
    en: {
      title: 'Eleven Sheets of Paper to Sign before a Robot Goes on Stage',
      body: `<p>Our company owns one robot, nine umbrellas and a very large insurance policy. Younger colleagues write to ask about the third, hardly ever about the other two. So this is about paper. What follows is everything I had in my bag when <em>Fan Dance for an Industrial Robot</em> reached the fourth city of its tour, in order of how often each sheet has saved me.</p>
<figure data-work="video-034"></figure>
<h2>The eleven</h2>
<ol>
<li><p>The risk assessment. Six pages. Page two is written again for every theatre: the size of the stage, the fire exits, who stands where.</p></li>
<li><p>A plan of the stop buttons. Three buttons, three people, photographs of three faces.</p></li>
<li><p>The maker’s declaration of conformity. We lost it once. A new one took seven weeks.</p></li>
<li><p>A statement of changes. We removed the gripper and attached a fan. The fan weighs 41 grams and has to be declared like anything else.</p></li>
<li><p>A promise about speed. While a performer is within reach, the end of the arm moves at no more than 250 millimetres a second. That is the customary limit for teaching a robot by hand; we took it on stage with us.</p></li>
<li><p>The load on the floor. With its base the machine weighs 1,180 kilograms, on four feet. Under the boards of an old theatre there is often nothing at all.</p></li>
<li><p>The policy itself. A photocopy does not count.</p></li>
<li><p>The performer’s consent. Our choreographer, who is seventy-one, wrote hers herself. It has one sentence: “I know that it cannot see me.”</p></li>
<li><p>The waybill, with the centre of gravity marked. Once it was not, and the forklift driver went by experience.</p></li>
<li><p>Power. Three phases, 32 amps, and a photograph of the plug. The French, the German and the Swiss one are all different.</p></li>
<li><p>A letter to the porter, to say that motors will be heard in the building after eleven at night and that there is no need to ring the police.</p></li>
</ol>
<h2>Money</h2>
<p>The figures for one performance, in euros, at the fourth stop:</p>
<ul>
<li><p>Insurance, divided by the number of shows: 310.</p></li>
<li><p>Transport: 640.</p></li>
<li><p>A robotics engineer: 420. He must be there, even if he sits all evening.</p></li>
<li><p>An independent safety inspector: 280.</p></li>
<li><p>A fan: 35. Each show has a new one. The old one goes to whoever sits in the middle of the front row.</p></li>
<li><p>Performer, lights and me: all the rest.</p></li>
</ul>
<p>The theatre pays 4,200. In the first year I did without the inspector and saved 280. In the second year I hired her. On the first evening she found that a castor under the wing flats had cut the cable of the second stop button. You could press it, and nothing would have happened. I have never again made a face at the 280.</p>
<h2>The gentleman from the insurance</h2>
<p>When we renewed, a gentleman came in person, in a grey suit, with a briefcase. He read the six pages and asked whether he might watch a rehearsal. We did the whole piece, twenty-two minutes. The fan opens and closes; the machine bows; the old lady bows; nobody touches anybody. For a long time he said nothing. Then he asked, “At the nearest point, how far is the fan from her face?”</p>
<p>“Nine centimetres.”</p>
<p>“Could it be twelve?”</p>
<p>I told him that nine was the choreographer’s decision and that he would have to ask her. She thought about it, went up to the machine, closed her eyes and measured the air with her nose. “Eleven,” she said. The gentleman in grey wrote 11 on the form and stamped it.</p>
<p>It was the best note I have ever been given in a rehearsal. At eleven centimetres the air from the fan just moves the hair on her forehead. At nine it had gone past, behind her ears. <strong>Safety did not make the dance smaller; it put it in the right place.</strong> I had the form framed. It hangs in our rehearsal room beside an old fan.</p>`,
    },
  },
  {
    author: 4,
    topic: 18,
    tags: ['无障碍', '声音艺术', '交互'],
    zh: {
      title: '我还听得见的那一部分',
      body: `<p>我右耳听不见四千赫兹以上，左耳更少。这件事我不常说，因为说了以后，人们会把我的作品当成病历来读。但是写给做声音装置的人的这一篇，应该从这里开始：我做低频不是出于风格，是因为低频我还有。</p>
<h2>四个部位</h2>
<p>皮肤能感觉的范围，粗略地讲，从几赫兹到八百赫兹上下，二百五十赫兹附近最灵。身体各处差别很大。我和六位聋人朋友花了一个冬天，用同一只换能器试遍全身，得到的结论只有四条有用：</p>
<ul>
<li><p><strong>手掌</strong>：分得清节奏，也分得清远近。</p></li>
<li><p><strong>坐骨</strong>：适合长音。椅子是最好的扬声器。</p></li>
<li><p><strong>胸骨</strong>：六十赫兹以下，像有人站在面前。不能久，两分钟就烦。</p></li>
<li><p><strong>后脑勺</strong>：不要。所有人都不喜欢。</p></li>
</ul>
<p>Mirela 的《无声的踢踏》把振动马达装进鞋底，请观众用手掌看舞。我去看了两遍，第二遍闭着眼。她的选择是对的：脚给手，手是听惯了别人脚步的地方，比如隔着一堵墙，比如隔着一张床。</p>
<figure data-work="video-116"></figure>
<h2>字幕之外</h2>
<p>展览方通常的做法是给声音作品配一块屏，写“低沉的嗡嗡声”。这句话对谁也没用。听得见的人不需要，听不见的人不知道“嗡嗡”是什么，知道的人又嫌它不准。如果一定要写，我建议写三样东西：从什么时候开始，有多大，什么东西在动。</p>
<blockquote><p>第四分钟起，地板的振动从左边走到右边，走了二十秒。其间你可以看见水杯里的圈。</p></blockquote>
<p>这段话来自一位聋人观众，写在留言本上。我把它原样做成了展签。她叫程露，后来成了我的合作者，负责告诉我哪些段落“只有声音”。“只有声音”是她的批评用语，等于别人说“只有技术”。</p>
<figure><img src="1" alt="两个中心发出的圆形波互相交叠，亮处和暗处织成规则的网"><figcaption>两只换能器同时推一块两米的桦木板时的模拟。暗的地方手放上去什么也没有，所以座位不能设在那里。</figcaption></figure>
<h2>请不要表演感动</h2>
<p>有一种很难拒绝的场面：媒体来了，请聋人朋友把手放在作品上，闭眼，微笑，拍照。我的规矩是，拍照的人先摸十分钟，不许带相机。多半的人摸完就改了角度，有的不拍了。</p>
<p>还有一种是志愿者太热心。开幕当天，一位志愿者把每个观众的手拉过来按在板子上。程露把自己的手抽了回来，在手机上打了一行字给她看：“我在看字幕，等一下。”<strong>邀请是在地上画两个脚印，留一块擦干净的木头，然后走开。</strong>手放不放，何时放，是那个人的事。</p>
<p>我的展签现在统一只有七个字：请把手放在这里。下面是一块木板，木板的边缘已经被摸亮了，中间没有。人们多半只敢碰边。这也是一种声音的形状。</p>`,
    },
    en: {
      title: 'The Part I Can Still Hear',
      body: `<p>My right ear hears nothing above four kilohertz, and my left ear less. I do not often mention it, because once I have, people read my work as a medical history. But this is for those who make sound installations, and it should begin here. I do not use low frequencies as a matter of style. They are what I have left.</p>
<h2>Four places</h2>
<p>Roughly speaking the skin can feel from a few hertz to about eight hundred, and is keenest near two hundred and fifty. There are great differences across the body. Six deaf friends and I spent a winter trying the same transducer everywhere. Only four of our findings turned out to be useful:</p>
<ul>
<li><p><strong>The palm</strong> can tell rhythm, and near from far.</p></li>
<li><p><strong>The sit bones</strong> are good for long notes. A chair is the best loudspeaker.</p></li>
<li><p><strong>The breastbone</strong>: below sixty hertz it is as if somebody stood in front of you. Not for long; after two minutes it annoys.</p></li>
<li><p><strong>The back of the head</strong>: don’t. Nobody liked it.</p></li>
</ul>
<p>Mirela’s <em>Silent Tap</em> puts vibration motors into the soles of shoes and asks the audience to follow the dance with their palms. I went twice, the second time with my eyes closed. She chose well. The foot speaks to the hand, and hands are used to other people’s steps: through a wall, for instance, or through a bed.</p>
<figure data-work="video-116"></figure>
<h2>Beyond captions</h2>
<p>Exhibitions usually put a screen beside a sound piece and write “low humming” on it. That helps nobody. Those who hear have no need of it; those who do not hear cannot tell what humming is, and those who can tell find it inexact. If there must be words, I suggest three things: when it begins, how large it is, and what is moving.</p>
<blockquote><p>From the fourth minute on the vibration walks across the floor from left to right. It takes twenty seconds. Meanwhile you can see rings in the glass of water.</p></blockquote>
<p>A deaf visitor wrote this in the guest book, and I made it the label without changing a word. Her name is Cheng Lu. She has since become my collaborator, and tells me which passages are “only sound”. When she says “only sound” it is a reproach, as when others say “only technique”.</p>
<figure><img src="1" alt="Circular waves from two centres overlap, and bright and dark places make a regular net"><figcaption>A simulation of two transducers driving a two-metre board of birch. A hand laid on a dark place feels nothing, so no seat may stand there.</figcaption></figure>
<h2>Please do not perform being moved</h2>
<p>There is a scene that is hard to refuse. The press arrives and asks deaf friends to lay a hand on the work, close their eyes and smile. My rule is that the photographer must touch it first, for ten minutes, without a camera. Most of them choose another angle afterwards. Some take no picture.</p>
<p>And there is the volunteer who is too kind. At one opening she took hold of each visitor’s hand and pressed it on the board. Cheng Lu drew hers back and showed her a line on her phone: “I’m reading the caption. One moment.” <strong>An invitation is two footprints drawn on the floor and a piece of wood wiped clean. Then you walk away.</strong> Whether the hand is put there, and when, is for that person to decide.</p>
<p>All my labels now have the same five words: please put your hand here. Below them is a board. Its edges have been worn bright, its middle has not. Most people dare to touch only the rim. That, too, is a shape that sound can have.</p>`,
    },
  },
  {
    author: 24,
    topic: 10,
    tags: ['策展', '现场', '灯光', '笔记'],
    zh: {
      title: '一个光影节的九十天：倒着写的日程',
      body: `<p>我做大型投影十五年，其中七年兼管过整个光影节的执行。常有地方上的朋友打电话：“顾导，我们国庆想做一个光影节，来得及吗？”电话往往是八月打来的。我的回答一直没变：九十天，够搭，不够想。想要另外给一年。</p>
<p>这篇只讲搭的九十天，从闭幕那天倒着往回写。例子取自一个中等规模的节：三十件作品，九个夜晚，一条四公里的步行路线，总预算八百六十万元。数字都取了整，名字都换过。没有到过现场的读者，可以先看《光影节全记录：从第一盏到最后一盏》，拍的是另一个节，规模差不多。</p>
<figure data-work="video-010"></figure>
<h2>第零天：先写闭幕</h2>
<p>开第一次会，我在白板上写的不是开幕，是闭幕后第三天中午十二点，四公里路线全部恢复原样，草皮补齐，井盖复位，由街道、园林和我三方签字。先把这一行写死，往前的每一步才有重量。</p>
<p>原因很实际。押金压在那里，一百二十万；来年的审批也压在那里。有一年我们少还了十一块青石板，是叉车压裂后被人顺手扔掉的。为这十一块石板，第二年的方案晚批了四十天。现在每一块石板都在开工前拍照编号，拍照的是一位实习生，三天，三千七百张，是整个节里性价比最高的三天。</p>
<h2>倒数第一到第九天：开放</h2>
<p>开放期间我只盯四个数：人数、风速、电流、投诉。</p>
<ul>
<li><p><strong>人数。</strong>桥上每平方米超过两个人就停闸，疏到一个半再放。停闸的权力在现场民警手里，不在我这里，这要写进方案第一页。</p></li>
<li><p><strong>风速。</strong>纱幕八米每秒收，雾幕四米每秒停，高空设备十米每秒全部下人。数字写在每个对讲机背面，谁看到谁喊，不用请示。</p></li>
<li><p><strong>电流。</strong>每一路都不超过额定的七成。剩下三成是给雨的。</p></li>
<li><p><strong>投诉。</strong>主要是光照进窗户，其次是低音。专设一部手机，二十二点以后由我本人接。第三年起我把这个号码印在海报上，投诉反而少了一半：人们知道有人接，就不必打给市长热线。</p></li>
</ul>
<p>每晚零点开一次站着的会，十五分钟，只问一句：明天最可能坏的是什么。九个晚上里有六次，坏的就是前一晚有人说出来的那一样。</p>
<h2>倒数第十到第二十天：调试与预演</h2>
<p>调试必须在夜里，夜又短，五月的北方从二十点半到四点，实际能用七个小时。三十件作品抢这七个小时，所以排班表比节目单难做。我的办法是分段：二十点半到二十三点给需要声音的，因为居民还没睡；二十三点到两点给需要对位的；两点以后给只需要黑的。</p>
<p>预演请三批人。第一批是家属，他们会迷路，会渴，会找厕所，路线图的错全靠他们。第二批是轮椅使用者和推婴儿车的人，去年他们在四公里里找出了二十三处坎，其中九处用一块坡板就能解决，坡板每块四百二十元。第三批是隔壁医院的护士长，她站在病房窗口给我打电话，告诉我哪一束光扫到了床上。</p>
<figure><img src="1" alt="夜里，岸边两处各射出一把扇形的光束，穿过薄雾，下面是低矮的山影和映着光的水面"><figcaption>江面段第三晚的效果图。最靠左的一束后来降了十五度，因为它扫到了住院楼。</figcaption></figure>
<h2>志愿者：三句话和一把椅子</h2>
<p>志愿者在倒数第十五天到岗，一百四十人，大半是学生。头两年我们发一本六十页的手册，没有人看。现在只教三句话：厕所在哪里，下一件作品在哪里，这件作品是谁做的。其余的一律回答“我帮您问”，然后真的去问。培训时间从两天缩到半天，省下的一天半，让他们自己沿路线走三遍，一遍白天，一遍夜里，一遍闭着眼由同伴领着。</p>
<p>椅子是另一件事。九个晚上，每晚五小时，站着的人到第三晚开始对观众不耐烦，毛病出在脚上。每个岗位配一把折叠椅，四十五元，写明“坐着值班不算偷懒”。配椅子以后，关于志愿者态度的投诉从三十一件降到四件。椅子后来也有观众坐，多是老人，于是第三年我们索性多买了二百把，散放在沿途。有位评论家把它写成当届最好的公共装置，我没有纠正他。</p>
<h2>倒数第二十一到第四十五天：进场</h2>
<p>进场的顺序只有一条原则：先重后轻，先远后近，先水后岸。水上的浮台要看潮，潮不等审批。江面作品的布展工比别人早到四十天，前二十天都在看水，看上去是闲着。财务每年问我一次，这二十天能不能省。我请她来住两晚，看一次大潮把三百公斤的压载往上游推了六十米，她回去把这一项改成了“固定支出”。</p>
<p>进场时最容易被忘的是吃饭和厕所。高峰日现场有二百六十个工人，半径四百米内没有开着的厕所，人就会去草丛，草丛旁边是配电箱。第一年我没有算厕所，第二年租了十二个，第三年以后按每二十人一个租，没有再出过事。</p>
<h2>倒数第四十六到第七十天：许可</h2>
<p>许可看上去是一张纸，办下来是一圈人。按我在几个城市跑下来的经验，至少有九方：公安、消防、城管、园林、文物、航道、供电、街道、住户。城墙段另加一方，是气象。顺序不能乱：先问住户和文物，因为他们能说不；最后问供电，因为他们只问你要多少。</p>
<p>文物那一关教会我最多。我报的是十六台投影机照墙，批复回来问了一句：照多久，多亮，墙面温升多少？我答不出温升。于是借了一支红外测温枪，在一段不开放的墙上照了四个晚上，距离六十米，两万流明，墙面温升低于零点二度，在风里测不出来。把四个晚上的记录表附上去，三天就批了。<strong>审批的人不怕你做，怕你没有量过。</strong></p>
<p>另有一种许可没有章：叫醒谁，不叫醒谁。江滩上有一片芦苇，四月底有苇莺做窝。我们把那一段的灯撤了，在地图上写“此处留给鸟”。那是当年被拍得最多的一块牌子，成本六十元。</p>
<h2>倒数第七十一到第九十天：钱和人</h2>
<p>八百六十万大致这样分：</p>
<ul>
<li><p>作品与艺术家费用，三成四。低于三成，节就是一场租赁展。</p></li>
<li><p>设备租赁，两成六。</p></li>
<li><p>搭建、运输、水电，一成七。</p></li>
<li><p>安保与医疗，九个百分点。</p></li>
<li><p>运营、志愿者、饭、厕所，六个百分点。</p></li>
<li><p>不可预见，八个百分点。它一定会用完，七年里年年如此。</p></li>
</ul>
<p>人比钱难。九十天里我只坚持一件事：每件作品配一个叫得出名字的人，从卸货到还石板都是她。不叫“对接”，叫“主人”。去年二十号作品的主人是个刚毕业的姑娘，开幕当晚大雨，她一个人在雨棚里守到三点，用吹风机一个一个吹干接头。第二天总结会上她只说了一句：吹风机功率一千八，和作品在同一路上，我算过，没超七成。</p>
<h2>评审与最后一件事</h2>
<p>光影节大多要评奖。我当过评委，淋过雨，《评审团在雨中步行四小时之后仍然没有达成一致》里那双进水的靴子是我的。我不反对评奖，只建议把评审放在第七夜以后：前三夜的作品还没站稳，拿第一夜的样子定高低，是在奖励运气。</p>
<p>最后一件事不在日程里。闭幕那天傍晚，我会把路线从终点倒着走一遍，一个人，不带对讲机。反方向走，作品都背对着你，看见的是架子、沙袋、电缆和后面坐着的那个人。我跟每个人说一声辛苦，走到起点天刚好黑。四公里，一小时五十分钟。这一趟走下来，明年的日程我就知道该从哪里改起。</p>`,
    },
    en: {
      title: 'Ninety Days of a Light Festival: A Schedule Written Backwards',
      body: `<p>I have made large projections for fifteen years, and for seven of them I also ran the works side of an entire festival. Friends in local government ring up. “Director Gu, we’d like a light festival for the National Day holiday. Is there time?” The call usually comes in August. My answer has always been the same. Ninety days are enough to build it and not enough to think of it. For thinking, allow another year.</p>
<p>This is only about the ninety days of building, written backwards from the closing. The example is a festival of middling size: thirty works, nine nights, a route of four kilometres on foot, a budget of 8.6 million yuan. The figures have been rounded and the names changed. Readers who have never been to one may like to begin with <em>A Light Festival Complete: From the First Lamp to the Last</em>, the record of another festival of much the same size.</p>
<figure data-work="video-010"></figure>
<h2>Day zero: write the ending first</h2>
<p>What I put on the whiteboard at the first meeting is not the opening. It is twelve noon on the third day after the closing: four kilometres restored to what they were, turf replaced, manhole covers back in place, signed by the neighbourhood office, the parks department and me. Only when that line is fixed does any step before it carry weight.</p>
<p>The reason is practical. A deposit hangs on it, 1.2 million, and so does next year’s permit. One year we gave back eleven flagstones too few; a forklift had cracked them and somebody had tidied them away. For those eleven stones the next year’s plans were approved forty days late. Now every stone is photographed and numbered before work begins. An intern does it in three days: three thousand seven hundred pictures, and the best value of any three days in the festival.</p>
<h2>Days one to nine before the end: open</h2>
<p>While we are open I watch four numbers: people, wind, current, complaints.</p>
<ul>
<li><p><strong>People.</strong> At more than two to the square metre on the bridge the gate closes, and it opens again at one and a half. The power to close it lies with the police officer on the spot, not with me. That goes on page one of the plan.</p></li>
<li><p><strong>Wind.</strong> Gauze comes down at eight metres a second; fog stops at four; at ten everybody working at height comes down. The figures are on the back of every radio. Whoever reads them first calls it, without asking.</p></li>
<li><p><strong>Current.</strong> No circuit above seventy per cent of its rating. The other thirty belong to the rain.</p></li>
<li><p><strong>Complaints.</strong> Mostly light in windows, then bass. There is a phone for them, and after ten at night I answer it myself. In the third year I had the number printed on the posters, and complaints fell by half: if people know that somebody will pick up, they need not ring the mayor.</p></li>
</ul>
<p>At midnight we hold a meeting, standing, for fifteen minutes, with one question: what is most likely to break tomorrow? On six nights out of nine, what broke was what somebody had named the night before.</p>
<h2>Days ten to twenty: testing and rehearsal</h2>
<p>Testing has to be done at night, and nights are short. In May in the north they last from half past eight to four, of which seven hours can be used. Thirty works compete for seven hours, so the rota is harder to write than the programme. I divide it. Half past eight to eleven is for those that need sound, since the neighbours are still up. Eleven to two is for alignment. After two it is the turn of those that need nothing but darkness.</p>
<p>Three groups come to the rehearsal. The first are our families. They get lost, get thirsty and look for a lavatory, and find every mistake in the map. The second are wheelchair users and people with prams. Last year they found twenty-three kerbs and sills in four kilometres, nine of which could be cured by a ramp at 420 yuan. The third is the head nurse of the hospital next door, who stands at a ward window and tells me over the phone which beam has just crossed a bed.</p>
<figure><img src="1" alt="At night fans of light rise from two places on a shore through a thin haze, above low hills and water that mirrors them"><figcaption>A rendering of the river section for the third night. The beam farthest to the left was later lowered by fifteen degrees because it crossed the wards.</figcaption></figure>
<h2>Volunteers: three sentences and a chair</h2>
<p>The volunteers start on day fifteen before the end, a hundred and forty of them, mostly students. For two years we handed out a manual of sixty pages, and nobody read it. Now we teach three sentences: where the lavatory is, where the next work is, and who made this one. To everything else they say, “I’ll find out for you,” and then they do. Training has shrunk from two days to half a day. In the day and a half that is left they walk the route three times: once in daylight, once at night, and once with their eyes shut, led by a friend.</p>
<p>The chair is another matter. Nine evenings of five hours: by the third, those who stand become short with the public, and the trouble starts in their feet. Every post now has a folding chair, at forty-five yuan, marked “Sitting on duty is not slacking”. Complaints about volunteers’ manners went from thirty-one to four. Visitors sat on the chairs too, most of them old, and so in the third year we bought another two hundred and left them along the way. A critic called them the best public installation of the festival. I have not corrected him.</p>
<h2>Days twenty-one to forty-five: moving in</h2>
<p>There is one rule about the order: heavy before light, far before near, water before land. Pontoons depend on the tide, and the tide does not wait for permits. The crew for the river arrives forty days before anybody else, and for the first twenty it looks at the water and appears to be idle. Once a year our accountant asks whether those twenty days could be saved. I invited her for two nights. She saw a spring tide push three hundred kilograms of ballast sixty metres upstream, went home, and moved the item to “fixed costs”.</p>
<p>What is forgotten most easily is food and lavatories. On the busiest day there are two hundred and sixty workers on the site. If no lavatory is open within four hundred metres they go into the bushes, and next to the bushes are the distribution boxes. In the first year I had not counted any. In the second I hired twelve. Since the third I have hired one for every twenty people, and nothing has happened since.</p>
<h2>Days forty-six to seventy: permits</h2>
<p>A permit looks like a sheet of paper and turns out to be a circle of people. In the cities I know there are at least nine: police, fire service, city management, parks, heritage, waterways, electricity, the neighbourhood office and the residents. For a city wall add a tenth, the weather service. The order matters. Ask residents and heritage first, because they can say no. Ask the electricity company last, because all they want to know is how much.</p>
<p>Heritage taught me most. I had applied to light the wall with sixteen projectors, and the reply contained a question: for how long, how bright, and by how much does it warm the surface? I did not know. So I borrowed an infrared thermometer and lit a closed stretch of the wall for four nights, from sixty metres, with twenty thousand lumens. The rise was below 0.2 degrees and could not be told from the wind. I attached the readings of the four nights, and in three days we had the permit. <strong>Those who grant permits are not afraid of what you will do. They are afraid that you have not measured it.</strong></p>
<p>Another kind of permit has no stamp: whom to wake and whom not. There are reeds on the river flats, and warblers nest in them at the end of April. We took the lights out of that stretch and wrote on the map, “Left to the birds.” No other sign was photographed as often that year. It cost sixty yuan.</p>
<h2>Days seventy-one to ninety: money and people</h2>
<p>The 8.6 million go roughly like this:</p>
<ul>
<li><p>Works and artists’ fees: thirty-four per cent. Below thirty, a festival is a trade show.</p></li>
<li><p>Hire of equipment: twenty-six.</p></li>
<li><p>Construction, transport, power and water: seventeen.</p></li>
<li><p>Security and first aid: nine.</p></li>
<li><p>Operations, volunteers, meals, lavatories: six.</p></li>
<li><p>Contingency: eight. It will be spent; in seven years it always has been.</p></li>
</ul>
<p>People are harder than money. There is one thing I insist on in those ninety days: every work has a person with a name, who stays with it from unloading to the last flagstone. We do not call her a contact. We call her the owner. Last year the owner of number twenty was a girl fresh from college. It poured on the opening night, and she stayed under the awning until three, drying the connectors with a hairdryer one by one. At the meeting the next day she said one thing. The hairdryer takes eighteen hundred watts, it was on the same circuit as the work, and she had done the sum: still under seventy per cent.</p>
<h2>The jury, and one last thing</h2>
<p>Most light festivals give prizes. I have sat on juries and been rained on; the boots full of water in <em>After Four Hours of Walking in the Rain the Jury Had Still Not Agreed, and Nobody Wanted to Go Home</em> are mine. I have nothing against prizes. I only ask that the jury walk after the seventh night. In the first three the works have not found their feet, and to judge them by the first is to reward luck.</p>
<p>The last thing is not in the schedule. On the final evening, at dusk, I walk the route from the end to the beginning, alone and without a radio. Walked backwards, the works all turn their backs on you. What you see is scaffold, sandbags, cable, and the person who sits behind. I thank each of them, and it is dark when I reach the start. Four kilometres take an hour and fifty minutes. By then I know where next year’s schedule has to be changed.</p>`,
    },
  },
];
