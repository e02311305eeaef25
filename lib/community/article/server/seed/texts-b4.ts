import type { SeedArticle } from './seed-article';

/** Latency, letters, repairs, a blackout and the terns. */
export const articlesB4: SeedArticle[] = [
  {
    author: 16,
    topic: 12,
    tags: ['现场', '交互', '笔记'],
    zh: {
      title: '二百一十毫秒的编舞',
      body: `<p>做远程双人舞的人，第一年都在和延迟作战。租专线，换编码，把分辨率降到看不清脸。我也打了一年，从 340 毫秒打到 210，然后停住了。斯科普里到首尔，光沿着实际铺设的光缆跑一个来回，本身就要去掉一大半，剩下的是机器在想事情。再往下打，我就是在跟物理争论。</p>
<p>于是我换了一个问题：如果这 210 毫秒是一个人，他会怎么跳？</p>
<figure data-work="video-012"></figure>
<h2>先学会听它</h2>
<p>《与延迟共舞》排练的头两周没有视频，只有拍手。我拍一下，首尔的智恩听见就拍，我听见她的再拍。两个人都以为自己在跟随对方，速度就一直往下掉，从每分钟 96 掉到 61，四十秒之内。这件事所有在网上合奏过的音乐家都知道。舞者不知道，因为舞者平时看得见对方吸气。</p>
<p>我们试出三种对付的办法，各有各的脾气：</p>
<ul>
<li><p><strong>一个人带。</strong>带的人不听，跟的人晚。观众只在跟的那一边，画面就是齐的。诚实吗？对一边诚实。</p></li>
<li><p><strong>两个人都不听。</strong>各自跟节拍器，偶尔相遇。像两个很熟的人在吵架。</p></li>
<li><p><strong>把动作做得比延迟长。</strong>任何一个动作持续一秒以上，210 毫秒就只是它的边。慢动作天生不怕远。</p></li>
</ul>
<p>第三种最好看，第一种最好卖，第二种最好玩。作品里按这个次序各用了一段。</p>
<h2>身体先行，传感器随后</h2>
<p>常有人问动作捕捉用哪一家。我会先问他的舞者多大，膝盖怎么样。我们试过全身十七个惯性传感器，绑带勒出来的印子两天不退，第三天智恩说她已经不会侧卧了。最后只留三个：两只手腕，一个骶骨。三个点足够让对面的人知道你要走还是要停，其余的是好奇心，不是需要。</p>
<p>标定也改了。标准流程是站成 T 字，不动，五秒。舞者站成 T 字的时候身体是假的。我们改成请她们做一个自己最习惯的起势，同一个，每天；数据里每天的差就是那天的状态。智恩的骶骨在第九天低了一厘米半，我打电话问她，她说昨晚没有睡。</p>
<h2>断线</h2>
<p>首演第十四分钟断了。画面停在智恩抬手的那一格，停了十九秒。我在台上，合同规定我可以继续，也可以停。我做了第三种：停在她停的那个姿势里，等。</p>
<p>第六秒观众开始笑，第十秒不笑了，第十五秒有人哭。第十九秒她的手落下来，我的也落下来，<em>晚 210 毫秒</em>。事后有一封很长的来信分析这一段的象征意义。我回了他：路由器过热。他又来信说，知道了以后更喜欢。</p>
<p>后来的演出里有人建议每次都断一下。不行。等一个人和假装等一个人，膝盖是知道的。</p>`,
    },
    en: {
      title: 'A Choreography of Two Hundred and Ten Milliseconds',
      body: `<p>Those who make duets across a distance spend the first year at war with latency. They hire a dedicated line, change the codec and lower the resolution until faces can no longer be made out. I fought for a year too, from 340 milliseconds down to 210, and there I stopped. Between Skopje and Seoul, along cables as they really run, light needs more than half of that for the round trip. The rest is machines having a think. Any further, and I would have been arguing with physics.</p>
<p>So I asked something else. If these 210 milliseconds were a person, how would they dance?</p>
<figure data-work="video-012"></figure>
<h2>First learn to hear it</h2>
<p>The first two weeks of rehearsing <em>Dancing with Latency</em> had no video, only clapping. I clap; Ji-eun claps in Seoul when she hears me; I clap when I hear her. Each of us believes that she is following the other, and so the tempo falls, from 96 a minute to 61 in forty seconds. Every musician who has played online knows this. Dancers do not, because they are used to seeing one another breathe in.</p>
<p>We found three ways to live with it, each with a temper of its own:</p>
<ul>
<li><p><strong>One leads.</strong> She does not listen and the other is late. If the audience is on the side of the one who follows, the picture is together. Is it honest? On one side.</p></li>
<li><p><strong>Neither listens.</strong> Each keeps to her own metronome and now and then they meet. It looks like a quarrel between people who know each other well.</p></li>
<li><p><strong>Make the movement longer than the delay.</strong> If it lasts for more than a second, 210 milliseconds are merely its hem. Slow movements are not afraid of distance.</p></li>
</ul>
<p>The third looks best, the first sells best and the second is the most fun. The piece uses each for a section, in that order.</p>
<h2>Bodies first, sensors second</h2>
<p>People ask which make of motion capture we use. I ask how old their dancers are and how their knees do. We tried seventeen inertial sensors all over the body. The straps left marks that stayed for two days, and on the third Ji-eun said that she no longer knew how to lie on her side. We kept three: both wrists and the sacrum. Three points are enough for the other to tell whether you are going or stopping. All the rest is curiosity, not need.</p>
<p>We changed the calibration too. By the book you stand like a letter T for five seconds without moving. A dancer who stands like a T has a false body. We ask for the opening movement that is most natural to her, the same one every day, and what differs in the data is the state she is in. On day nine Ji-eun’s sacrum was a centimetre and a half too low. I rang her. She had not slept.</p>
<h2>The line goes dead</h2>
<p>In the fourteenth minute of the première the connection broke. The picture stopped at the frame in which Ji-eun raises her hand, and stayed there for nineteen seconds. I was on stage. By contract I could have gone on or stopped. I did a third thing: I went into the position in which she had stopped, and waited.</p>
<p>In the sixth second people began to laugh. In the tenth they no longer laughed, in the fifteenth somebody was crying. In the nineteenth her hand came down and mine came down, <em>210 milliseconds late</em>. I later received a very long letter about the symbolism of this passage. I replied that the router had overheated. He wrote again: now that he knew, he liked it even better.</p>
<p>It has been suggested that we lose the line in every show. No. There is waiting for somebody and there is pretending to, and the knees know which it is.</p>`,
    },
  },
  {
    author: 17,
    topic: 13,
    tags: ['档案', '历史'],
    zh: {
      title: '一封关于死链的回信',
      body: `<p>来信的姑娘问：您收藏打不开的网页，那您收藏的到底是什么？</p>
<p>亲爱的同学：地址。一个打不开的地址仍然是一句话，说明有人曾经觉得那里会一直在。我的第一件藏品是一个养蜂人的主页，2001 年，戈尔韦郡，域名早已被一家卖轮胎的买走。页面没有存下来，只有别人博客里的一行链接，写着“看他的蜂，今天分箱了”。</p>
<p>我为它做了一张卡片：网址，最后一次有人见到它的日期，谁提到过它，提到的时候是什么语气。第四项最要紧。技术档案会告诉你服务器返回什么代码，不会告诉你那个人写“今天”的时候很高兴。</p>
<p>我的服务器靠一块太阳能板供电，冬天下午四点以后馆就关了。收藏有 2,140 张卡片，没有一张能点。有人觉得荒唐，可是您去自然博物馆，也没有指望那只大海雀会飞。</p>
<p>您附来的那个地址，“您中学时的班级主页”，我收下了，编号 2141。语气一栏，我填的是：想念，但是不肯承认。不对的话请来信更正。</p>`,
    },
    en: {
      title: 'A Reply Concerning Dead Links',
      body: `<p>A young woman writes: you collect pages that cannot be opened, so what exactly is it that you collect?</p>
<p>Dear student, addresses. An address that does not open is still a sentence. It says that somebody believed the place would always be there. The first thing I acquired was the home page of a beekeeper in County Galway, in 2001. His domain was bought long ago by people who sell tyres. The page was not saved. There is only a link in somebody else’s blog, and it says, “See his bees, he split the hive today.”</p>
<p>I wrote a card for it: the address, the date on which it was last seen, who had mentioned it, and in what tone of voice. The fourth matters most. A technical archive will tell you which code the server returned. It will not tell you that the one who wrote “today” was happy.</p>
<p>My server lives off one solar panel, so in winter the museum closes after four in the afternoon. It holds 2,140 cards, not one of which can be clicked. Some think this absurd; but then you do not go to the natural history museum expecting the great auk to fly.</p>
<p>The address that you enclosed, “the page of my class at school”, has been accepted and has the number 2141. Under tone I have put: misses it, and will not admit it. If that is wrong, please write again.</p>`,
    },
  },
  {
    author: 31,
    topic: 18,
    tags: ['光装置', '交互', '无障碍', '笔记'],
    zh: {
      title: '一件装置第一年的维修账',
      body: `<p>我们是九个有正经工作的人，周末在一间修车铺里做装置。每一件作品附一张保修卡，两年，含上门。同行觉得是噱头。下面是《可触摸的黑夜》第一年的维修记录，摘了八条，照抄原文，只删了电话号码。</p>
<figure data-work="video-027"></figure>
<h2>记录</h2>
<ul>
<li><p>第 3 天。东段 40 根导电纤维不亮。原因：一位观众的毛衣。上门：木匠老谢。用时二十分钟，其中十五分钟在跟毛衣主人道歉。</p></li>
<li><p>第 11 天。全场误亮。原因：下雨，湿度 91%。改了阈值，随湿度走。上门：电气工程师。她顺路给展馆修好了一个插座。</p></li>
<li><p>第 26 天。一位坐轮椅的观众说够不着，亮的地方全在头顶。不算故障，算设计错误。加了 120 根短的，最低到五十厘米。上门：全体。</p></li>
<li><p>第 40 天。有人在黑暗里摔倒，没有受伤。地面加了一圈粗麻绳，脚踩得到，手摸得到，眼睛看不到。上门：护士小秦，顺便教会了馆员怎么扶人。</p></li>
<li><p>第 58 天。第 7 段声音异常。原因：一只壁虎。处理：等它自己走。用时两天。</p></li>
<li><p>第 133 天。停电，备用电池只撑了四分钟，说明书写的是二十。换电池，改说明书。</p></li>
<li><p>第 210 天。一位老先生每天来，每次都摸同一根，那一根断了。换新的，旧的剪一段装在信封里送给他。</p></li>
<li><p>第 365 天。没有故障。去了三个人，坐着吃了一碗面。</p></li>
</ul>
<h2>算账</h2>
<p>一年上门 31 次，材料 2,860 元，交通 1,904 元，请假扣工资一次。展馆付给我们的维护费是每年 6,000，余 1,236，买了一台二手示波器。这件作品的造价是八万四，维护占造价的百分之五点七。有人问为什么不请外包。外包会把第 26 天记成“无故障”。</p>
<p>维修让我们学到的东西比设计多。现在画图的时候，九个人里总有一个专门负责问：坏了以后，谁够得着？螺丝要几号？换一根需要关多少根？这个人每月轮换，本月是护士。她问的问题最怕人：“谁会先害怕？”</p>
<figure><img src="1" alt="黑屋子里立着一排笔直的发光的管，高低不一，光倒映在地面上"><figcaption>早期样机，用的是整根的光管。好看，但是坏一处就要拆一整根，因此没有采用。</figcaption></figure>
<h2>给馆方的一页纸</h2>
<p>我们不交说明书，只交一页纸，贴在配电箱门的里面，最后三行是这样写的：</p>
<ol>
<li><p>先看有没有人害怕。</p></li>
<li><p>再看有没有人被绊倒。</p></li>
<li><p>最后才看灯亮不亮。不亮没关系，它本来就是黑的。</p></li>
</ol>
<p>保修卡还有四个月到期。上周开会，八个人同意延两年，一个人反对。反对的是老谢，他要求延五年。</p>`,
    },
    en: {
      title: 'The Repair Book of an Installation, Year One',
      body: `<p>There are nine of us. We have proper jobs, and at weekends we make installations in a garage. Every piece comes with a warranty card: two years, home visits included. Colleagues think that it is a gag. What follows is from the repair book of <em>A Night You Can Touch</em>, eight entries of the first year, copied as they stand. Only telephone numbers have been left out.</p>
<figure data-work="video-027"></figure>
<h2>The book</h2>
<ul>
<li><p>Day 3. Forty conductive threads dark in the east section. Cause: a visitor’s jumper. Attended by Lao Xie, joiner. Twenty minutes, fifteen of them spent apologising to the owner of the jumper.</p></li>
<li><p>Day 11. Everything lit for no reason. Cause: rain, humidity 91 per cent. The threshold now follows the humidity. Attended by our electrical engineer. She also mended one of the museum’s sockets.</p></li>
<li><p>Day 26. A visitor in a wheelchair cannot reach. Whatever lights up is over her head. Entered not as a fault but as a mistake of design. A hundred and twenty short threads added, down to fifty centimetres. Attended by all.</p></li>
<li><p>Day 40. Somebody fell in the dark; not hurt. A ring of coarse rope laid on the floor: feet and hands can find it, eyes cannot. Attended by Xiao Qin, nurse, who taught the staff how to help a person up.</p></li>
<li><p>Day 58. Strange noise in section 7. Cause: a gecko. Action: wait until it leaves. Two days.</p></li>
<li><p>Day 133. Power cut. The battery lasted four minutes; our manual says twenty. Battery replaced, manual corrected.</p></li>
<li><p>Day 210. An old gentleman comes every day and always touches the same thread, which has now broken. Replaced. A piece of the old one given to him in an envelope.</p></li>
<li><p>Day 365. No faults. Three of us went anyway, sat down and had noodles.</p></li>
</ul>
<h2>The sums</h2>
<p>In a year we made 31 visits. Materials came to 2,860 yuan and travel to 1,904; one of us once lost a day’s wages. The museum pays 6,000 a year for maintenance. That left 1,236, with which we bought a used oscilloscope. The piece cost 84,000 to make, so its upkeep is 5.7 per cent of that. People ask why we do not leave it to a contractor. A contractor would have entered day 26 as “no fault found”.</p>
<p>Repairs have taught us more than design has. When we draw now, one of the nine does nothing but ask questions. When it breaks, who can reach it? What size of screw? To change one, how many have to be switched off? The post goes round by the month. This month it is the nurse, and hers is the question we fear most: “Who will be frightened first?”</p>
<figure><img src="1" alt="A row of straight tubes of light of different heights stands in a dark room, and the floor mirrors them"><figcaption>An early prototype with whole tubes of light. It is handsome, but one fault means taking out an entire tube, so we dropped it.</figcaption></figure>
<h2>One page for the museum</h2>
<p>We do not hand over a manual. We hand over one page, which goes on the inside of the distribution box. Its last three lines read:</p>
<ol>
<li><p>First see whether anybody is frightened.</p></li>
<li><p>Then see whether anybody has tripped.</p></li>
<li><p>Only then see whether it lights up. If not, never mind: it is meant to be dark.</p></li>
</ol>
<p>The warranty runs out in four months. Last week we voted on two more years, eight in favour and one against. The one was Lao Xie. He wants five.</p>`,
    },
  },
  {
    author: 26,
    topic: 10,
    tags: ['展评', '灯光', '现场'],
    zh: {
      title: '展评：断电的那七分钟',
      body: `<p>我应邀去写一个灯光节的评论，三十四件作品，我看完了三十四件，现在只想写第三十五件。它没有作者，没有标题，发生在开幕夜的 20:41 到 20:48，起因是一台被面包摊借走了一相电的变压器。</p>
<figure data-work="video-023"></figure>
<p>先把该写的写完。主广场的大型投影很准，准得让人疲倦：城堡的每一条砖缝都对上了，四分钟里塌了五次，又重建了五次。我住在海拔三千四百米的地方，那里的人对塌下来的东西没有那么大兴趣。河边的激光太多。儿童区有一件纸做的月亮，手摇发电，摇得累了月亮就暗，这是我看到的最好的“有作者”的作品，排队的全是大人。</p>
<p>20:41，全部灭了。不是渐暗，是一下。先有一声很齐的“啊”，两万人的。接着是一件我没有料到的事：没有人动。我数了自己的呼吸，第八次的时候眼睛开始适应，先看见的是手机屏幕，然后是屏幕后面的脸，然后手机一部一部地收起来，因为太亮了。收手机的动作像风吹过麦地，从河边往城堡的方向。</p>
<p>第三分钟，星星出来了。城市的居民抬头，我旁边的一位太太问她丈夫：“它们平时在哪里？”她丈夫说：“在那儿。”</p>
<p>第四分钟有孩子哭，被抱起来，不哭了。第五分钟，从桥那边传来唱歌的声音，很小，唱的是一支大家好像都会的歌，我不会。两万人用很轻的声音唱歌，像房间里有一台冰箱，你说不出它从什么时候开始的。第六分钟，面包的味道。面包摊的炉子也停了，老板怕浪费，把剩下的都切开分了。我吃到一块，烫的。</p>
<p>第七分钟，电来了。城堡从塌掉的那一半继续塌。有人鼓掌，更多的人发出了另一种声音，我只能把它写成：失望。我带着摄像机，本来是去拍自己的灯的。《开幕夜，断电七分钟》里收进了这个声音，我把它放在最后，没有配字幕。</p>
<p>我自己做的灯靠太阳能，电池里剩多少就亮多久，用完为止。每年都有主办方问，能不能接一根线备用。我说不行，他们以为我在坚持环保。其实是为了那个“为止”。一件灯光作品如果没有结束的时候，人们就不必看它；他们会想，明天也在。</p>
<p>所以我的评语是给主办方的，不是给艺术家的：三十四件作品花了四百万，没有一件把两万人变成同一群人，一台变压器做到了，因为它拿走了什么。明年请留出七分钟。不要宣布，不要做成节目，不要有倒计时。只要有一个人，手放在闸上，知道什么时候该松开。</p>
<p>以及，请照常付给面包摊电费。</p>`,
    },
    en: {
      title: 'Review: Seven Minutes Without Power',
      body: `<p>I was invited to review a light festival of thirty-four works. I have seen all thirty-four, and I want to write about the thirty-fifth. It has no author and no title. It took place on the opening night between 20:41 and 20:48, and it was caused by a transformer from which a bread stall had borrowed one phase.</p>
<figure data-work="video-023"></figure>
<p>First, what I owe. The large projection in the main square was exact, and tiring in its exactness: every joint between the bricks of the castle was met, and in four minutes the castle fell down five times and was built again five times. I live at three thousand four hundred metres, where people are less fond of things that fall down. There was too much laser by the river. In the children’s corner stood a moon made of paper, with a hand crank, which dimmed as you grew tired. It was the best of the works that had an author, and the whole queue was adults.</p>
<p>At 20:41 everything went out. It did not fade; it went. There was an “oh”, very much together, from twenty thousand people. Then came something that I had not expected: nobody moved. I counted my breaths. At the eighth my eyes began to adjust, and I saw first the screens of phones, then the faces behind them, and then how the phones were put away, one after another, because they were too bright. It ran through the crowd like wind through barley, from the river towards the castle.</p>
<p>In the third minute the stars came out. The people of the city looked up, and a lady beside me asked her husband, “Where are they usually?” He said, “There.”</p>
<p>In the fourth a child cried, was lifted up and stopped. In the fifth there was singing, from the direction of the bridge, very low, a song that everybody seemed to know and I did not. When twenty thousand people sing softly it is like a refrigerator in a room: you cannot say when it began. In the sixth, the smell of bread. The oven of the stall had stopped as well, and since the baker did not want to waste what was in it, he cut it up and passed it round. I got a piece. It was hot.</p>
<p>In the seventh minute the power returned, and the castle went on falling from where it had left off. Some people clapped. More of them made another sound, and the only word I have for it is disappointment. I had a camera with me, meant for my own lamps. The sound is in <em>Opening Night, Seven Minutes Without Power</em>; I put it at the end, without a subtitle.</p>
<p>My own lamps are solar. They burn for as long as there is something in the batteries, and then they stop. Every year an organiser asks whether we could not run a cable, just in case. When I refuse they think that I am being green. In truth it is for the sake of the stopping. A work of light that has no end need not be looked at, for people think that it will still be there tomorrow.</p>
<p>My verdict is therefore addressed to the organisers and not to the artists. Thirty-four works cost four million, and none of them turned twenty thousand people into one crowd. A transformer did, because it took something away. Next year, please leave seven minutes. Do not announce them, do not put them on the programme, have no countdown. All that is needed is somebody with a hand on the switch who knows when to let go.</p>
<p>And please go on paying for the bread stall’s electricity.</p>`,
    },
  },
  {
    author: 30,
    topic: 7,
    tags: ['无人机', '现场', '伦理'],
    zh: {
      title: '港口、长者与燕鸥：三份同意',
      body: `<p>我在黎明时分让灯飞过水面。飞之前要得到三方同意：港口、长者、燕鸥。人们听到第三个会笑，但它是三者中唯一一次拒绝过我的。</p>
<p>港口最快。港务长叫格雷格，要的是一张表、一份保险、一个频道，以及我承诺不在渡轮离岸前后各十二分钟内起飞。他第一年派一个人站在我旁边，第二年派一副望远镜，第三年只发来一条短信：“早。风你自己看。”港口的同意是一种可以数的信任，它按年增长，出一次事就归零。我每季度把飞行日志送过去，厚的那种，包括什么也没飞的早上。没飞的早上占四成，格雷格说这四成是他最先翻的。</p>
<p>长者的同意不是一张纸。我去的时候不带方案，带吃的，坐着，等到有人问起。头一回等了三个上午。问起来的是一位婶婆，她问的也不是灯，她问：“你要在那片水上写什么？”我说一条瓦卡，就是最早来的那种独木舟。她想了很久，说：“它是从那边来的，不是从这边。”我原来的编队从左向右飞，因为观众站在北岸，这样好看。改成从右向左以后，头四分钟它都背着光，几乎看不见，要等太阳出来才有轮廓。她说：“对，我们当时也看不清楚。”</p>
<p>不是每样东西都能飞。有两个图形她说不行，没有解释，我也没有问。把问题咽下去是这项工作的一部分。后来有人在城里用无人机飞了其中一个，配了音乐，点击很高。有人来问我为什么不飞，我说我不会。</p>
<p>燕鸥在十月下旬到港口外的沙洲上筑巢，一窝一到两枚蛋，直接放在贝壳碎片里，没有巢。请鸟类学者看过之后，我们定了距离：三百米以内不飞，五十米以下不飞，雏鸟出壳的那一周完全不飞。第一年我照做了，第二年我守着规矩在三百五十米外试飞，四架，低转速。整群鸟起来了，在空中转了二十分钟才下去。二十分钟里，蛋是露着的。</p>
<figure><img src="1" alt="夜空里几百点灯光聚成一副张开的翅膀，下方是水面的倒影和远处岸上的窗"><figcaption>试飞前的模拟，五百二十架。真正飞的时候减到一百六十架，剩下的位置请人自己想。</figcaption></figure>
<p>鸟类学者说三百五十米“通常足够”。那天刮的是西南风，螺旋桨的声音顺着水走得比平时远。规矩没有写风。<strong>它们用起飞说了不。</strong>我把那一季剩下的六场全部取消，退了票，写信给每一位买票的人解释原因。四百一十位里有三位要求赔偿来程，其余的人里，有一百多位第二年在孵化之后来了，带着望远镜，看鸟。</p>
<p>现在的距离跟风走：顺风七百米，逆风四百。日志里加了一栏“燕鸥”，与“风”“电池”并列，填的是三种情况之一：坐着；抬头；起来。出现“抬头”，当天降落。</p>
<p>三份同意里没有一份是一劳永逸的。港口换人，长者离开，燕鸥每年重新选沙洲。每次飞之前再问一遍，听起来很慢，其实一圈走下来不过两个钟头，正好是天亮以前的那两个钟头。</p>`,
    },
    en: {
      title: 'Harbour, Elders, Terns: Three Kinds of Permission',
      body: `<p>I fly lights over the water at dawn. Before I do, I need the permission of the harbour, the elders and the terns. People smile at the third, but of the three only the terns have ever refused me.</p>
<p>The harbour is the quickest. The harbourmaster, Greg, wants a form, an insurance policy, a radio channel, and my promise not to take off within twelve minutes of a ferry leaving. In the first year he had a man stand next to me. In the second it was a pair of binoculars. In the third there was only a text: “Morning. You check the wind.” The harbour’s permission is a kind of trust that can be counted. It grows by the year, and one accident sets it back to nothing. Every quarter I take him the flight log, the thick one, including the mornings on which nothing flew. They are four in ten. Those, says Greg, are the pages he turns to first.</p>
<p>The permission of the elders is not a piece of paper. When I go I bring no proposal. I bring food, sit down, and wait until somebody asks. The first time I waited for three mornings. It was an aunty who asked, and not about lights: “What are you going to write on that water?” A waka, I said, of the kind that came first. She thought about it for a long while. “It came from over there,” she said. “Not from here.” My formation flew from left to right because the audience would be on the north shore and it looked better. When I had turned it round, the waka had the light behind it for the first four minutes, and you could hardly see it until the sun came up and gave it an edge. “Yes,” she said. “We could not see it well then either.”</p>
<p>Not everything may be flown. There were two figures to which she said no. She did not explain, and I did not ask. To swallow the question is part of the work. Later somebody in the city flew one of them, with music, and it was watched by a great many people. I have been asked why I do not. I say that I do not know how.</p>
<p>The terns come at the end of October to nest on the shellbank outside the harbour, one egg or two, laid straight on the broken shell. We took advice from an ornithologist and agreed on distances: nothing within three hundred metres, nothing below fifty, nothing at all in the week in which the chicks hatch. In the first year I kept to that. In the second I kept to it too, and tested at three hundred and fifty metres with four aircraft at low revolutions. The whole colony went up, and it circled for twenty minutes before it came down. For twenty minutes the eggs lay open.</p>
<figure><img src="1" alt="Hundreds of points of light in the night sky gather into a pair of open wings; below are their reflection in water and the windows of a distant shore"><figcaption>A simulation before the test, with five hundred and twenty aircraft. We flew a hundred and sixty. The remaining places are left to those who watch.</figcaption></figure>
<p>Three hundred and fifty, the ornithologist had said, is “usually sufficient”. That day the wind was in the south-west, and the sound of the propellers carried further over the water than it usually does. The rule had said nothing about wind. <strong>They said no by getting up.</strong> I cancelled the six shows that were left of the season, gave the money back, and wrote to everybody who had bought a ticket to tell them why. Of four hundred and ten, three asked for their fares. Over a hundred came the next year after the chicks had hatched, with binoculars, to look at the birds.</p>
<p>Now the distance goes by the wind: seven hundred metres if it blows towards them, four hundred if it blows away. The log has a column headed Terns, beside Wind and Battery, with three possible entries: sitting; looking up; up. At “looking up” we land for the day.</p>
<p>None of these permissions lasts for ever. Harbourmasters change, elders leave us, and the terns choose their bank anew each year. To ask again before every flight may sound slow. In fact the round takes two hours, and they happen to be the two before it gets light.</p>`,
    },
  },
];
