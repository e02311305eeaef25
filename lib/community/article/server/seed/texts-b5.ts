import type { SeedArticle } from './seed-article';

/** A server on a roof, a room too bright, wind, black, and virtual reality without pictures. */
export const articlesB5: SeedArticle[] = [
  {
    author: 32,
    topic: 22,
    tags: ['策展', '开源', '笔记'],
    zh: {
      title: '五百千字节的展览',
      body: `<p>我们小组有一台服务器，巴掌大，放在朝阳区一栋六层楼的屋顶，旁边是白菜。一块一百瓦的板子，一只旧电瓶。它上面常年展着六件网络作品，阴天连着三天就闭馆。去年闭馆四十七天，大部分在七月。</p>
<p>这不是行为艺术，是预算。可是办了四年展览以后，我们觉得这个限制教会的东西，比大多数策展课多。</p>
<h2>重量</h2>
<p>投稿要求只有一条：整件作品不超过 500 千字节，包括字体和声音。常有人来信说做不到，然后第二封信里做到了。最常见的瘦身过程是这样的：先扔掉框架，减去一半；再扔掉开场动画，减去三成；最后扔掉作者自己都说不清为什么在那里的东西，只剩 80 千字节，而且变好了。</p>
<p>检查用的是一行命令，放在投稿说明里，谁都可以先自己跑：</p>
<pre><code>find . -type f -exec cat {} + | gzip -9 | wc -c</code></pre>
<p>有一位作者把 3 兆字节的视频换成了一句话：“这里原来有一段海。”我们把他排在了第一件。</p>
<h2>电</h2>
<p>首页右下角写着电瓶的电压。12.6 伏以上，六件全开；12.2 伏以下，只开文字的三件；11.9 伏，全部换成一页静止的告示，写着菜地的近况。观众起初来信抱怨，后来来信问白菜。</p>
<figure><img src="1" alt="大小不等的圆点排成网格，两道波相遇的地方圆点变大"><figcaption>首页的底图，按电瓶电压实时画出：电足的时候点大，快没电时只剩针尖。</figcaption></figure>
<p>这套规则的后果我们没有料到：作者们开始按天气写作品。有一件只在电压下降的那二十分钟里可以读到结尾。有一件每逢阴天缩短一行，到今年春天只剩七行，作者说等它写完自己就停。《404 旅馆》原先每晚接待一间，搬到屋顶以后，改为“视天气接待”，差评栏里有一条写着：“来了两次都在下雨，老板很诚恳。”作品的旧版还可以<a href="/video/detail/video-013">在这里看到录像</a>。</p>
<h2>开幕</h2>
<p>开幕酒会在屋顶，限十五人，这是楼板的意思，不是我们的。大家站在菜地边上，用自己的手机打开作品。第一年十五部手机同时访问，电瓶掉到 11.8 伏，展览当场闭馆。第二年我们请大家轮流，一个人看，十四个人等，于是有了我们办过的最安静、最认真的一次开幕：每个人看的时候，其余的人都在看他的脸。</p>
<h2>交接</h2>
<p>值班表一周一换，内容是浇水、擦板子、读日志、回信。服务器和白菜同一张表，因为住得远的人会为了白菜来，来了顺便看一眼日志。<em>没有一个人单独为日志来过。</em></p>
<p>代码和值班表都公开，有三处的朋友照着做了，一个在学校，一个在渔船，一个在图书馆的窗台。渔船那台闭馆的理由最多，其中一条是“老板出海，服务器一起去了”。我们在首页为它加了一个状态：在路上。</p>`,
    },
    en: {
      title: 'An Exhibition of Five Hundred Kilobytes',
      body: `<p>Our group has a server the size of a hand. It lives on the roof of a house of six storeys in Chaoyang, beside the cabbages, with a panel of a hundred watts and an old car battery. It shows six works of net art all the year round and closes after three cloudy days in a row. Last year it was closed for forty-seven days, most of them in July.</p>
<p>This is not performance art; it is the budget. But after four years of exhibitions we believe that the limit has taught us more than most courses in curating.</p>
<h2>Weight</h2>
<p>There is one condition for submissions: the whole work may not exceed 500 kilobytes, fonts and sound included. People write that it cannot be done, and in the second letter they have done it. The diet usually goes like this. Out goes the framework, and with it a half. Out goes the opening animation: another thirty per cent. In the end out goes whatever the author cannot explain, and there are eighty kilobytes left, and it is better.</p>
<p>We check with a single command, which is printed in the rules so that everybody can run it first:</p>
<pre><code>find . -type f -exec cat {} + | gzip -9 | wc -c</code></pre>
<p>One author replaced a video of three megabytes with a sentence: “There used to be some sea here.” We put him first.</p>
<h2>Power</h2>
<p>In the corner of the home page stands the voltage of the battery. Above 12.6 volts all six works are open. Below 12.2 only the three that consist of text. At 11.9 there is nothing but a still page with news of the vegetable patch. At first visitors wrote to complain. Later they wrote to ask about the cabbages.</p>
<figure><img src="1" alt="Round dots of many sizes on a grid, larger where two waves meet"><figcaption>The background of the home page, drawn from the voltage of the battery: large dots when it is full, pinpricks when it is nearly empty.</figcaption></figure>
<p>We had not foreseen what came of this. Authors began to write for the weather. The ending of one piece can be read only in the twenty minutes during which the voltage falls. Another loses a line whenever it is cloudy; by this spring it was down to seven, and the author says that when it is finished he will be too. <em>Hotel 404</em>, which used to let one room a night, has let rooms “weather permitting” since it moved to the roof. One of the bad reviews says, “Came twice and it rained both times. The landlord is very sincere.” There is a <a href="/video/detail/video-013">recording of the earlier version</a>.</p>
<h2>Openings</h2>
<p>Openings are held on the roof for fifteen guests at most, by order not of us but of the ceiling below. Everybody stands around the vegetables and opens the works on a phone. In the first year fifteen phones did so at once, the battery fell to 11.8 volts, and the exhibition closed on the spot. In the second year we asked them to take turns, one looking and fourteen waiting, and that made the quietest and most attentive opening we have ever had. While one person looked at the work, all the others looked at that person’s face.</p>
<h2>Handing over</h2>
<p>The rota changes every week: water, wipe the panel, read the log, answer letters. Server and cabbages share one sheet, because those who live far away will come for the cabbages and glance at the log while they are here. <em>Nobody has ever come for the log alone.</em></p>
<p>The code and the rota are public. Friends in three places have copied them: in a school, on a fishing boat and on the windowsill of a library. The boat has the best reasons for closing, among them, “Skipper at sea, took the server.” For that one we added a new state to the home page: on its way.</p>`,
    },
  },
  {
    author: 1,
    topic: 1,
    tags: ['展评', '光装置', '灯光'],
    zh: {
      title: '展评：太亮的一间',
      body: `<p>旧锅炉厂办了一个叫“暗房间”的群展，九位艺术家，九间屋子，主题是弱光。我去了两次，一次开幕，一次周二下午。开幕那次什么也没看到，九间屋子里站满了举着手机的人，暗房间是被观众照亮的。所以下面写的是周二。</p>
<p>第一间最好，我先说。一只十五瓦的灯泡挂在离地三十厘米的地方，外面罩一只搪瓷脸盆，光从盆沿漏出来，在水泥地上画了一个不圆的圈。圈的边缘走过去要一分钟，因为人会不自觉地沿着它走。墙上没有字。作者不在名单的前五位，年轻，是厂里老工人的孙女。她懂得一件我花了十年才懂的事：<strong>光的重量取决于它离地多高。</strong></p>
<p>第二、第三间是同一种错误的两个版本：把弱光当成调暗的强光。四十只 LED 灯带调到百分之三，看久了会看见它在闪，低亮度时的频闪最伤眼睛，策展方应该拿手机慢动作拍一下就知道。弱光需要少，不需要弱。十只灯调到百分之三，不如一只灯老老实实地亮着。</p>
<p>第四间空着，墙上写“布展中”。我站了一会儿，隔壁的光从门缝进来，切在地上，很准。后来听说真的是布展中。建议维持。</p>
<figure><img src="1" alt="一间暗屋，墙上有一个发亮的开口，光晕散到周围的墙面"><figcaption>第六间的示意，按记忆画的，开口比实际的大。实物不许拍照，这一条我赞成。</figcaption></figure>
<p>第六间是我折返的理由。一面墙上开了个洞，洞后有光，看不到光源，人们在洞前排队，一个一个把脸凑过去。里面是什么？是隔壁第七间，隔着一层旧窗纱。也就是说，你看到的是另一位艺术家的作品，被这一位用一个洞改成了自己的。第七间的作者知道吗？我问了，知道，而且他把自己最亮的一只灯挪到了从洞里看得见的位置。两个人没有署名合作，展签各写各的。这是全场最慷慨的一件事，画册里一个字没提。</p>
<p>第八间太亮。这是一位前辈，也是我的老师，所以我多看了四十分钟。一整面柔光墙，三千流明，色温准得无可挑剔，人站在前面每个毛孔都看得见。在任何别的展览里这都是好作品。可是它在第八间，观众刚刚从七间暗屋子里走过来，瞳孔开到最大，被迎面打了一拳。我在门口数了二十个人，十七个眯眼，六个转身走了。走了的六个人没有看到第九间。</p>
<p>第九间只有一根火柴的位置：一块擦火皮，一个空火柴盒，墙上是历次被划亮的痕迹。消防没有批，所以火柴盒是空的。你站在那里，眼睛里还留着第八间的白，什么也看不见，要等七八分钟，墙上的划痕才浮出来。</p>
<p>散场时我给老师发了一条短信，说他把第九间毁了。他回得很快：“那是我故意的，你等够七分钟没有？”我等够了。但是我仍然认为该换一下顺序，让愿意等的人少挨那一拳。他没有再回。</p>`,
    },
    en: {
      title: 'Review: The Room That Was Too Bright',
      body: `<p>A disused boiler works is showing a group exhibition called “Dark Rooms”: nine artists, nine rooms, and weak light as the subject. I have been twice, at the opening and on a Tuesday afternoon. At the opening I saw nothing. All nine rooms were full of people holding up phones, and it was the audience that lit them. So this is about the Tuesday.</p>
<p>The first room is the best and I shall begin with it. A bulb of fifteen watts hangs thirty centimetres above the ground under an enamel washbasin. Light leaks out beneath the rim and draws a circle, not quite round, on the concrete. It takes a minute to cross that line, because one begins to follow it without meaning to. There is no text on the wall. The artist is not among the first five names on the poster; she is young, the granddaughter of a man who worked here. She knows something that it took me ten years to learn: <strong>what light weighs depends on how high above the floor it is.</strong></p>
<p>The second and third rooms make the same mistake in two versions. They take weak light to be strong light turned down. Forty LED strips are dimmed to three per cent, and after a while you see them flicker; flicker at low levels is the hardest on the eyes. The curators need only have filmed it in slow motion with a phone. Weak light wants to be little, not feeble. Ten lamps at three per cent are no match for one that simply burns.</p>
<p>The fourth is empty, and a notice says, “Being installed”. I stood there for a while. Light came from next door through the gap of the door and was laid across the floor with great precision. It really is being installed, I was told later. I advise against it.</p>
<figure><img src="1" alt="A dark room with a glowing opening in its wall, and the glow spreading over the wall around it"><figcaption>Room six, drawn from memory; the real opening is smaller. Photographs are not allowed, and I approve of that.</figcaption></figure>
<p>The sixth is why I went back. There is a hole in the wall and light behind it; one cannot see from where. People queue and put their faces to it one by one. What is inside? Room seven, through an old fly screen. You are looking at the work of another artist, whom this one has made her own with a hole. Does he know? I asked. He does, and he moved his brightest lamp to where it can be seen through it. They have not signed it together; each label speaks for itself. Nothing in the exhibition is more generous, and the catalogue does not give it a word.</p>
<p>The eighth is too bright. It is by one of our elders, who was my teacher, so I gave it another forty minutes. A whole wall of soft light, three thousand lumens, its colour temperature beyond reproach; whoever stands before it shows every pore. In any other exhibition it would be a good work. But it is in room eight. The visitor has come through seven dark ones, with pupils as wide as they will go, and is struck in the face. I stood at the door and counted twenty people. Seventeen screwed up their eyes and six turned round. Those six never saw room nine.</p>
<p>In the ninth there is room for a match: a striking surface, an empty box, and on the wall the traces of every time one was lit. The fire service did not allow it, so the box is empty. You stand there with the white of room eight still in your eyes and see nothing. Only after seven or eight minutes do the scratches on the wall begin to rise.</p>
<p>As I left I sent my teacher a text to say that he had ruined room nine. The answer came at once: “On purpose. Did you wait the seven minutes?” I had. I still think that the order should be changed, so that those who are willing to wait are spared the blow. He has not replied.</p>`,
    },
  },
  {
    author: 13,
    topic: 7,
    tags: ['访谈', '无人机', '现场'],
    zh: {
      title: '起风的夜晚，谁说不飞：与海岸值班员对谈',
      body: `<p>做编队的人都有一位不肯署名的老师。我的那一位叫马修斯，德班港的海岸值班员，干了二十七年。我第一次在海上飞两百架的那个晚上，他在电话里用一个词把整场演出取消了。我气得一夜没睡。第二天早上海滩上漂着别人的三十架。</p>
<p><strong>扎内莱：那个词你还记得吗？</strong></p>
<p><strong>马修斯：</strong>“不。”我平时说话不这样，通常会加一句晚上好。</p>
<p><strong>扎内莱：当时风速计是每秒六米，我的飞机能抗十米。</strong></p>
<p><strong>马修斯：</strong>你的风速计在哪里？</p>
<p><strong>扎内莱：在栈桥上。</strong></p>
<p><strong>马修斯：</strong>栈桥后面是仓库。你量的是仓库的风。我看的是外面浮标上的风向，十一分钟里转了四十度。数字不大，方向在转。风速告诉你现在，风向告诉你一会儿。</p>
<p><strong>扎内莱：所以你看的不是数字。</strong></p>
<p><strong>马修斯：</strong>看，看的是数字改变的样子。还看鸟。燕鸥往里走，海鸥不走，没事。海鸥也走，你就收东西。</p>
<p><strong>扎内莱：我做编舞，讲的也是这个。每一架只看最近的六架，它不知道全体要去哪里。</strong></p>
<p><strong>马修斯：</strong>那很像我们。值班的人也不知道全体要去哪里，我只看今晚进出的船。可是总得有一个人能说停。你那些飞机里，谁能说停？</p>
<p><strong>扎内莱：谁都能。任何一架电压不对，它先亮红灯，邻居看见就让开，如果有十二架亮红灯，全体落下来。《五百二十只萤火虫》演到第三场，落过一次。观众以为是结尾，鼓掌很久。</strong></p>
<figure data-work="video-007"></figure>
<p><strong>马修斯：</strong>十二架这个数是怎么定的？</p>
<p><strong>扎内莱：……是你。你说过，港外有一两条船掉头，你不管；有十二条掉头，不用看天，直接拉警报。我照抄的。</strong></p>
<p><strong>马修斯：</strong>（笑）那个数是我前任告诉我的。他是从渔民那里听来的。</p>
<p><strong>扎内莱：你后悔过吗？说了不，后来一夜没有风。</strong></p>
<p><strong>马修斯：</strong>很多次。大概三次里有一次，一夜平静，所有人都看着我。我跟你讲，说“不”的人得有工资。不能让靠演出吃饭的人来说不。你那家公司，停飞一晚，谁赔钱？</p>
<p><strong>扎内莱：以前是我。现在合同里写了，停飞由安全员决定，演出费照付七成，安全员的钱从另一个账户走，导演看不到他的报价。</strong></p>
<p><strong>马修斯：</strong>好。七成是谁想的？</p>
<p><strong>扎内莱：主办方想给五成，我要十成，我母亲说七成，说七成的时候双方都不高兴，那就对了。</strong></p>
<p><strong>马修斯：</strong>你母亲可以来我们这里上班。</p>
<p><strong>扎内莱：最后一个问题。如果有一天风、电、飞机全都正常，只有你觉得不对，你说吗？</strong></p>
<p><strong>马修斯：</strong>说。</p>
<p><strong>扎内莱：理由写什么？</strong></p>
<p><strong>马修斯：</strong>表上有一栏叫“其他”。二十七年，我填过四次。有三次什么也没发生。</p>
<p>他没有讲第四次，我也没有问。栈桥上的风速计我第二周就挪到浮标上去了，租金每月九百兰特，是我付过的最便宜的一位老师的学费。</p>`,
    },
    en: {
      title: 'Who Says No on a Windy Night: A Talk with a Coast Watchman',
      body: `<p>Everybody who flies formations has a teacher who declines to be credited. Mine is called Matthews. He has been on the coast watch in Durban for twenty-seven years. On the night on which I was to fly two hundred over the sea for the first time, he cancelled the show on the telephone with one word. I was so angry that I did not sleep. In the morning thirty of somebody else’s were washed up on the beach.</p>
<p><strong>Zanele: Do you remember the word?</strong></p>
<p><strong>Matthews:</strong> “No.” That’s not how I usually talk. As a rule I add good evening.</p>
<p><strong>Zanele: The anemometer said six metres a second. My aircraft are good for ten.</strong></p>
<p><strong>Matthews:</strong> Where was your anemometer?</p>
<p><strong>Zanele: On the pier.</strong></p>
<p><strong>Matthews:</strong> Behind the pier there’s a warehouse. You were measuring the warehouse’s wind. I was looking at the buoy outside, and the wind out there had backed forty degrees in eleven minutes. It wasn’t strong, but it was turning. Speed tells you about now. Direction tells you about presently.</p>
<p><strong>Zanele: So you don’t look at the numbers.</strong></p>
<p><strong>Matthews:</strong> I do. I look at the way they change. And at the birds. If the terns come in and the gulls stay out, fine. If the gulls come in as well, pack your things.</p>
<p><strong>Zanele: My choreography is about that. Each of them watches only the nearest six. It has no idea where the whole is going.</strong></p>
<p><strong>Matthews:</strong> Sounds like us. I don’t know where the whole is going either; I look at tonight’s ships. But somebody has to be able to say stop. Which of yours can?</p>
<p><strong>Zanele: Any of them. If the voltage is wrong it shows red, and its neighbours see that and make room. If twelve are red, all of them land. It happened once, in the third show of <em>Five Hundred and Twenty Fireflies</em>. People took it for the ending and clapped for a long time.</strong></p>
<figure data-work="video-007"></figure>
<p><strong>Matthews:</strong> How did you arrive at twelve?</p>
<p><strong>Zanele: Through you, actually. You said that if a boat or two turn round you take no notice, and if twelve do you sound the alarm without looking at the sky. I copied it.</strong></p>
<p><strong>Matthews:</strong> <em>(laughs)</em> I had that from the man before me. He had it from the fishermen.</p>
<p><strong>Zanele: Have you ever been sorry? You say no, and then it’s calm all night.</strong></p>
<p><strong>Matthews:</strong> Many times. One in three, about. Not a breath of wind, and everybody looking at me. I’ll tell you something: the one who says no has to be on a wage. You can’t leave it to people who live off the show. In your company, if you don’t fly, who pays?</p>
<p><strong>Zanele: It used to be me. Now it’s in the contract. The safety officer decides, we still get seventy per cent of the fee, and his money comes out of another account. The director never sees what he charges.</strong></p>
<p><strong>Matthews:</strong> Good. Who thought of seventy?</p>
<p><strong>Zanele: The organisers offered fifty and I wanted a hundred. My mother said seventy. When she said it neither side was pleased, so it had to be right.</strong></p>
<p><strong>Matthews:</strong> Your mother can come and work for us.</p>
<p><strong>Zanele: One more. Suppose that wind, power and aircraft are all in order and it’s only you who feels that something is wrong. Do you say it?</strong></p>
<p><strong>Matthews:</strong> I do.</p>
<p><strong>Zanele: And what do you give as the reason?</strong></p>
<p><strong>Matthews:</strong> There’s a box on the form called Other. In twenty-seven years I’ve ticked it four times. Three times nothing happened.</p>
<p>He did not tell me about the fourth, and I did not ask. A week later I moved the anemometer from the pier to the buoy. The rent is nine hundred rand a month, the lowest fee I have paid to any teacher.</p>`,
    },
  },
  {
    author: 22,
    topic: 20,
    tags: ['访谈', '生成艺术', '笔记'],
    zh: {
      title: '漆与像素：第二次没有结论的争吵',
      body: `<p>我们俩一起工作八年，关于黑的那次争吵没有结论。今年梅雨，漆房进不去，索性又吵一次，录了下来。苏木做漆，青写着色器。</p>
<p><strong>苏木：</strong>先报数。我说有七种。</p>
<p><strong>青：</strong>我说有一种。0，0，0。</p>
<p><strong>苏木：</strong>你屏幕上那个 0，关灯看，是灰的。</p>
<p><strong>青：</strong>那是背光漏光，不是黑的错。换一块好屏，像素熄掉，就是真的零。</p>
<p><strong>苏木：</strong>熄掉是没有，没有不是黑。我的黑要上三十遍，每一遍零点零几毫米，磨一遍，阴干一遍。三十遍以后你看进去，会觉得里面有一层水。那是光走进去，绕了一圈，没有出来。</p>
<p><strong>青：</strong>出来了一点点，不然你看不到“水”。百分之四左右，镜面反射，掠射角的时候更多，菲涅耳。我能写。</p>
<p><strong>苏木：</strong>你写过，我看了，像轿车。</p>
<p><strong>青：</strong>……那一版是像轿车。</p>
<p><strong>苏木：</strong>因为你的黑是干的。我这里有七种，我念，你记：生漆没干透的，带一点红；铁黑，用醋泡钉子做的，偏青；烟黑，松烟，暖；骨黑，最轻，像粉；磨过的；没磨的；最后一种是旧的，用了四十年的碗，人手摸出来的。</p>
<p><strong>青：</strong>最后一种不是颜料，是粗糙度分布。中间光滑，边上粗，因为手总碰同一个地方。</p>
<p><strong>苏木：</strong>随便你怎么叫。你写得出来吗？</p>
<p><strong>青：</strong>写得出来，需要一只真碗，扫描它，测四十年。</p>
<p><strong>苏木：</strong>碗有，我奶奶的。四十年你现在开始还来得及。</p>
<figure><img src="1" alt="折叠的织物，只有褶皱的高光可见，其余隐没在暗处"><figcaption>争吵的产物：一块只画高光的布。苏木说这是“没有黑的黑”，青说这正是黑。</figcaption></figure>
<p><strong>青：</strong>我问你，为什么要三十遍？第三十遍和第二十九遍，谁分得出？</p>
<p><strong>苏木：</strong>我分得出。</p>
<p><strong>青：</strong>我们盲测过。你十次对了六次。</p>
<p><strong>苏木：</strong>六次多于五次。</p>
<p><strong>青：</strong>统计上不显著。</p>
<p><strong>苏木：</strong>第三十遍不是给眼睛的，是给我的。磨到二十九，我知道还有一遍，心里不急；要是二十九就完，磨二十八的时候我就急了。你的程序有这个吗？</p>
<p><strong>青：</strong>有。我在《褪色规则》里，每画一笔就忘掉最早的一笔，其实忘掉之后，我还在内存里多留了一帧，从来不显示，只是留着。删掉它，画面完全一样。我没有删。</p>
<p><strong>苏木：</strong>为什么不删？</p>
<p><strong>青：</strong>不急。</p>
<p><strong>苏木：</strong>那你的黑有两种了。</p>
<p><strong>青：</strong>哪两种？</p>
<p><strong>苏木：</strong>零，和你留着的那一帧。</p>
<p>录到这里电池没电了。事后我们各自听了一遍，都认为自己赢了。碗已经扫描完毕，放在漆房窗台上，盛着半碗雨水，每天拍一张，打算拍到 2066 年。</p>`,
    },
    en: {
      title: 'Lacquer and Pixels: A Second Quarrel without a Result',
      body: `<p>The two of us have worked together for eight years, and our quarrel about black never came to an end. In the rains of June, when nobody can go into the lacquer room, we had it once more and recorded it. Sumu makes lacquer; Qing writes shaders.</p>
<p><strong>Sumu:</strong> Numbers first. I say seven.</p>
<p><strong>Qing:</strong> I say one. Nought, nought, nought.</p>
<p><strong>Sumu:</strong> Turn off the light, and that nought on your screen is grey.</p>
<p><strong>Qing:</strong> That’s the backlight leaking. You can’t blame black for it. On a good screen the pixel goes out, and then it really is zero.</p>
<p><strong>Sumu:</strong> When it goes out there’s nothing, and nothing isn’t black. Mine takes thirty coats, each a few hundredths of a millimetre, rubbed down and left to cure. After thirty you look into it and it seems to hold a layer of water. That’s light that has gone in, wandered about and not come out again.</p>
<p><strong>Qing:</strong> A little comes out, or you wouldn’t see your water. Four per cent or so, specular, more at a grazing angle. Fresnel. I can write that.</p>
<p><strong>Sumu:</strong> You did. I saw it. It looked like a saloon car.</p>
<p><strong>Qing:</strong> … That version did look like a car.</p>
<p><strong>Sumu:</strong> Because your black is dry. I have seven; I’ll read them out and you write them down. Raw lacquer that isn’t quite cured, with some red in it. Iron black, from nails in vinegar, on the blue side. Lampblack, pine soot, warm. Bone black, the lightest, like powder. Polished. Unpolished. And the last one is old: a bowl that has been used for forty years, made by hands.</p>
<p><strong>Qing:</strong> The last one isn’t a pigment. It’s a distribution of roughness: smooth in the middle and rough towards the edge, because hands always go to the same place.</p>
<p><strong>Sumu:</strong> Call it what you like. Can you write it?</p>
<p><strong>Qing:</strong> I can. I’d need a real bowl, and to scan it, and to measure it for forty years.</p>
<p><strong>Sumu:</strong> I have the bowl. It was my grandmother’s. If you start now there’s time for the forty years.</p>
<figure><img src="1" alt="Folded cloth of which only the highlights along the folds can be seen; the rest is lost in the dark"><figcaption>What came of the quarrel: a cloth drawn by its highlights alone. Sumu calls it “black without any black”. Qing says that this is what black is.</figcaption></figure>
<p><strong>Qing:</strong> Tell me, why thirty? Who can tell the thirtieth coat from the twenty-ninth?</p>
<p><strong>Sumu:</strong> I can.</p>
<p><strong>Qing:</strong> We did a blind test. You were right six times out of ten.</p>
<p><strong>Sumu:</strong> Six is more than five.</p>
<p><strong>Qing:</strong> Not significantly.</p>
<p><strong>Sumu:</strong> The thirtieth isn’t for the eye. It’s for me. At twenty-nine I know that there’s one more to come, and I’m in no hurry. If twenty-nine were the last I’d be hurrying at twenty-eight. Does your program have that?</p>
<p><strong>Qing:</strong> It does. In <em>Rules for Fading</em> every new stroke makes it forget the oldest. In fact, after it has been forgotten I keep one more frame in memory. It’s never shown. It’s just kept. Delete it and the picture is exactly the same. I haven’t deleted it.</p>
<p><strong>Sumu:</strong> Why not?</p>
<p><strong>Qing:</strong> I’m in no hurry.</p>
<p><strong>Sumu:</strong> Then you have two blacks.</p>
<p><strong>Qing:</strong> Which two?</p>
<p><strong>Sumu:</strong> Zero, and the frame that you keep.</p>
<p>At this point the battery ran out. Each of us has since listened to the recording, and each is sure of having won. The bowl has been scanned and stands on the windowsill of the lacquer room with some rainwater in it. We take a picture a day and mean to go on until 2066.</p>`,
    },
  },
  {
    author: 34,
    topic: 18,
    tags: ['无障碍', '沉浸式', '策展', '交互'],
    zh: {
      title: '没有画面的虚拟现实：《看不见的展厅》全记录',
      body: `<p>我们是三位建筑师和一位面包师。这个项目是面包师提出来的。她叫卡琳，凌晨三点上班，那时候街上只有她和一位拄白手杖的管风琴调音师。两人同路了四年。有一天调音师问她：“你们做房间的，做没做过一间我也能看的？”</p>
<p>三位建筑师都说做过：有坡道，有盲道，有盲文。卡琳把这话带回去，调音师说：“那是让我能进去。我问的是看。”</p>
<p>《看不见的展厅》从那句话到开放用了两年零一个月。没有画面，只有距离、回声与手杖。这篇写过程，包括花了多少钱，哪里做错，以及为什么我们到现在也没有完全做对。</p>
<figure data-work="video-071"></figure>
<h2>第一版：建筑师的错误</h2>
<p>第一版我们做了三个月，很得意：一座六间屋子的虚拟博物馆，每件展品有一段录音，走近了自动播放。请调音师来试。他戴上耳机，走了四分钟，摘下来，说：“这是一部有声书，我得走着听。”</p>
<p>他是对的。我们把“看”翻译成了“听人说”。我们给每件东西配了名字，却没有给房间配上任何能让身体知道自己在哪里的东西。录音一停，他就悬在虚空里，不知道墙有多远，天花板有多高，身后有没有人。他说，现实里的房间从来不会不说话。</p>
<p>当天晚上他带我们上街，教我们听。他打一个响舌，停下，说：“左边三米是砖，右边是橱窗，前面八米有个凹进去的门洞。”我们用卷尺量，三米一，八米四。那以后的两个月我们没有写一行代码，三个建筑师每天夜里在街上打响舌，被警察问过两次。</p>
<h2>回声是图纸</h2>
<p>第二版从回声开始。声音走到墙再回来，时间告诉你距离，强弱告诉你材料。六米外的一面硬墙，来回十二米，迟三十五毫秒。算法中学物理就够：</p>
<pre><code>// Delay and level of a first reflection, from the length of its path in metres.
function reflection(metres, absorption) {
  const milliseconds = Math.round((metres / 343) * 1000);
  const level = (1 - absorption) / metres;
  return { milliseconds, level: Number(level.toFixed(3)) };
}

console.log(reflection(2 * 6, 0.1)); // a hard wall, six metres away
console.log(reflection(2 * 6, 0.7)); // the same wall behind a curtain</code></pre>
<p>难的不在算，在取舍。真实的房间有几千次反射，全算出来耳朵里是一团雾。调音师说他真正用的只有头一两次，再加上尾巴的长短。我们只留六次早期反射，四面墙、地面、顶棚各一次，尾巴用一个很短的混响带过。画面越少，人越需要线条清楚，这一点和画图纸一样：先画墙，再画影子。</p>
<p>耳机换过三副。封闭式的音质最好，但是把真实的展厅隔在外面，测试者摘下来的第一句话总是“我刚才在哪里？”。最后用的是骨传导，低音差一截，耳朵却是空出来的，旁边有人走过、说话、咳嗽都听得见。调音师说，这样他才敢迈大步：一个人只有听得见真的房间，才肯相信假的那一间。</p>
<p>头部转动时声音必须跟上。我们测下来，延迟在五十毫秒以内没有人抱怨，超过八十，有经验的人会说“房间是软的”。他们不说“延迟”，他们说软。</p>
<h2>一根手杖</h2>
<p>仅有回声还不够。回声告诉你墙，不告诉你台阶。我们做了一根手杖：真的白手杖，截短，杖头装一只换能器，地上没有任何东西，碰到虚拟的边缘时杖身震一下。地砖、地毯、木板、铁格栅各有一种震法，都是用加速度计在真地面上录的，录了一百一十二种，用了九种。</p>
<p>测试第一天出了事。一位女士走到一级虚拟的下行台阶前，手杖提示到了边缘，她伸脚去够下一级，脚掌比她以为的早十五厘米碰到平地，膝盖一顶，人歪了出去，旁边的人扶住了。我们当场停了测试。<strong>给身体一个错的信息，比不给更糟。</strong>现在展厅里没有任何向下的台阶，向上的那一处，地上真的放了一块十五厘米的木台。虚拟现实里，凡是脚要相信的东西，就得是真的。</p>
<h2>请谁来测试，付多少钱</h2>
<p>一共十四位：九位先天或早年失明，三位中途失明，两位只剩光感。年龄十七到七十三。每次两小时，每小时四百克朗，来回出租车，另付一位陪同。这个价等于我们付给建筑师的时薪，有人说太高。可是他们做的正是建筑师的工作：读空间，指出哪里不对。</p>
<p>先天失明和中途失明的人要的东西常常相反。中途失明的人喜欢我们给地标，一座钟，一股咖啡味；先天失明的人觉得那是装饰，他们要的是比例，走廊比前厅窄多少，转角是不是直角。争了一个月，最后做成两层：比例永远在，地标用手杖敲两下才出现。</p>
<ul>
<li><p>被采纳的意见一共八十三条，其中七十九条来自测试者，四条来自我们。</p></li>
<li><p>被推翻得最多的，是我们自认为“贴心”的部分：自动引导、碰撞警告、鼓励语。</p></li>
<li><p>第十一位测试者玛雅，十七岁，只留下一句：“别谢我走到了终点。”</p></li>
</ul>
<figure><img src="1" alt="从一角望去的一片方柱，高低不一，每根柱子的三个面深浅不同"><figcaption>给明眼同事用的调试视图。测试者里没有人见过它，也没有人需要它。</figcaption></figure>
<h2>展品是什么</h2>
<p>一间没有画面的美术馆里挂什么？我们想过雕塑、织物、名画的触摸版，都否了，那些在真的美术馆里可以做得更好。最后六间屋子里放的都是<em>空间本身</em>：</p>
<ol>
<li><p>一间普通的门厅，用来校准耳朵。</p></li>
<li><p>一条越走越窄的走廊。</p></li>
<li><p>一间顶高二十二米的屋子，地面只有三米见方。</p></li>
<li><p>一间墙会慢慢退后的屋子，退得比你走得快一点。</p></li>
<li><p>卡琳凌晨三点的面包房，按实测重建，炉子在左，暖的。</p></li>
<li><p>调音师的管风琴内部，木管最长的九米七。</p></li>
</ol>
<p>第五间的暖是真的，一块红外板，一百二十瓦。没有人问过那间屋子“讲的是什么”。多数人在那里待得最久，有人把手伸过去，像在冬天。</p>
<h2>明眼人怎么办</h2>
<p>开放以后，来的人里七成看得见。我们最初给他们发眼罩，第二周取消了。戴上眼罩的人会玩“当盲人”的游戏，伸着手，大声笑，出来说“太可怕了，他们真了不起”。这恰恰是我们不想要的。</p>
<p>现在不发眼罩，屋子里关灯，不解释。明眼人自己会闭眼，也有人不闭。门口的话改成一句：“这里的东西都在，只是没有画面。”带路的是玛雅和另外两位测试者，有工资，不回答关于自己眼睛的问题，回答关于房间的所有问题。有一位先生出来问玛雅：“您平时就是这样生活的吗？”她说：“不是，我平时住两室一厅。”</p>
<h2>账</h2>
<p>两年零一个月，总支出一百一十六万克朗。三位建筑师和卡琳的工时占四成一，测试者百分之十九，声音引擎外包百分之十六，硬件百分之十二，场地和保险百分之八，剩下百分之四是出租车。第一版扔掉的三个月折合十四万，我们没有把它藏进别的科目，它就叫“第一版”。</p>
<p>票房收回三成，两家基金会补了六成，还欠一点。有人建议配上画面，做成普通的 VR，在商店里卖。技术上一个下午就能接好，调试视图本来就有。我们开会投票，四比零。理由是试过：<strong>只要有一点画面，人就会去看画面，回声立刻变成背景音乐。</strong></p>
<h2>还没有做对的</h2>
<p>列三件，等人来帮忙。第一，聋盲人用不了，手杖的信息量不够，我们不知道从何做起。第二，两个人同时在里面时，彼此的回声会互相盖住，现在只能一次一位，一天最多二十四位。第三，第四间，墙慢慢退后的那一间，调音师至今不满意。他说墙退走的时候，应该有一种声音，现实里没有，但是他知道是什么。我们做了十一版，每一版他听完都说：“近了。”</p>
<p>他现在仍然每天凌晨三点与卡琳同路。上星期下雪，街上的回声全没了，卡琳问他这时候怎么走。他说：“今天看不见，你领我。”</p>`,
    },
    en: {
      title: 'Virtual Reality without Pictures: The Whole Story of “The Invisible Gallery”',
      body: `<p>We are three architects and a baker. This project was the baker’s idea. Karin starts work at three in the morning, when there is nobody in the street but herself and an organ tuner with a white cane. They had walked the same way for four years when he asked her: “You people make rooms. Have you ever made one that I can look at?”</p>
<p>All three architects said that they had: with ramps, with tactile paving, with Braille. Karin took this back to him. “That’s so I can get in,” he said. “I was asking about looking.”</p>
<p>From that sentence to the opening of <em>The Invisible Gallery</em> it was two years and a month. There is no picture in it, only distance, echo and a cane. This is how it was made, with what it cost, what we did wrong, and why it is still not altogether right.</p>
<figure data-work="video-071"></figure>
<h2>First version: the architects’ mistake</h2>
<p>We worked on the first version for three months and were proud of it: a virtual museum of six rooms, in which every exhibit had a recording that started as you came near. We invited the tuner. He put on the headphones, walked for four minutes and took them off. “It’s an audiobook,” he said, “and I have to walk to hear it.”</p>
<p>He was right. We had translated looking into being told. Each thing had a name, but nothing in the room let a body know where it was. When a recording stopped he hung in a void and could not tell how far off the wall was, how high the ceiling, or whether there was somebody behind him. A real room, he said, never stops talking.</p>
<p>That night he took us out into the street and taught us to listen. He clicked his tongue and stopped. “Brick on the left, three metres. A shop window on the right. Ahead, at eight metres, a doorway set back.” We put a tape measure to it: three point one, eight point four. For the next two months we did not write a line of code. Three architects went about at night clicking their tongues, and were twice questioned by the police.</p>
<h2>An echo is a drawing</h2>
<p>The second version began with echoes. Sound goes to the wall and comes back; the time tells you how far it is, the strength what it is made of. For a hard wall at six metres the path is twelve, and the delay thirty-five milliseconds. The arithmetic is school physics:</p>
<pre><code>// Delay and level of a first reflection, from the length of its path in metres.
function reflection(metres, absorption) {
  const milliseconds = Math.round((metres / 343) * 1000);
  const level = (1 - absorption) / metres;
  return { milliseconds, level: Number(level.toFixed(3)) };
}

console.log(reflection(2 * 6, 0.1)); // a hard wall, six metres away
console.log(reflection(2 * 6, 0.7)); // the same wall behind a curtain</code></pre>
<p>Calculating is not the hard part; leaving out is. A real room has thousands of reflections, and if you compute them all your ears are full of fog. The tuner told us that he uses the first one or two and the length of the tail. We kept six early reflections, one each for the four walls, the floor and the ceiling, and gave the rest to a very short reverb. The less picture there is, the clearer the lines must be. It is the same with plans: walls first, shadows later.</p>
<p>We went through three kinds of headphones. Closed ones sound best, but they shut out the real room, and whenever testers took them off their first words were, “Where was I?” In the end we chose bone conduction. The bass is poor, but the ears stay open, and one hears people walk by, talk and cough. Only then, the tuner says, did he dare to take long steps. You will not believe in a false room unless you can hear the true one.</p>
<p>When the head turns, the sound has to follow. We found that below fifty milliseconds nobody complains. Above eighty, experienced listeners say that the room is soft. They never say latency. They say soft.</p>
<h2>A cane</h2>
<p>Echoes alone are not enough. They tell you about walls and nothing about steps. So we made a cane: a real white one, shortened, with a transducer at its tip. There is nothing on the floor; when it meets a virtual edge the shaft gives a jolt. Tiles, carpet, planks and iron grating each have their own, recorded with an accelerometer on real floors. We recorded a hundred and twelve and use nine.</p>
<p>On the first day of testing there was an accident. A woman came to a virtual step down. The cane announced the edge, she reached for the lower level, and her foot met the flat floor fifteen centimetres too soon. It jarred her knee and threw her sideways, and somebody caught her. We stopped at once. <strong>To give a body wrong information is worse than to give it none.</strong> There are now no steps down in the gallery, and at the one step up there is a real wooden platform, fifteen centimetres high. Whatever feet have to believe in must be true, in virtual reality as well.</p>
<h2>Whom to ask, and what to pay</h2>
<p>There were fourteen testers, aged seventeen to seventy-three. Nine have been blind from birth or childhood, three lost their sight later, two can still tell light from dark. A session lasts two hours and is paid at four hundred kronor an hour, with taxis both ways and a fee for a companion. It is what we pay an architect, and we were told that it was too much. But an architect’s work is what they did: to read a space and point out what is wrong with it.</p>
<p>Those who have never seen and those who once did often want opposite things. The latter like landmarks, a clock or a smell of coffee. The former regard those as ornament and want proportions: how much narrower the corridor is than the hall, and whether that corner is a right angle. After a month of argument we made two layers. Proportions are always there. Landmarks appear when you tap twice with the cane.</p>
<ul>
<li><p>We adopted eighty-three suggestions in all. Seventy-nine came from the testers and four from us.</p></li>
<li><p>What was thrown out most often was whatever we had thought considerate: automatic guidance, collision warnings, words of encouragement.</p></li>
<li><p>The eleventh tester was Maja, who is seventeen. She left one remark: “Don’t congratulate me on reaching the end.”</p></li>
</ul>
<figure><img src="1" alt="A field of square columns seen from a corner, of different heights, each with three sides in three shades"><figcaption>The debug view, for colleagues who can see. No tester has seen it and none has missed it.</figcaption></figure>
<h2>What the exhibits are</h2>
<p>What do you hang in a museum without pictures? We thought of sculpture, of textiles, of famous paintings made to be touched, and dropped them all, since a real museum can do that better. In the end what the six rooms show is <em>space itself</em>:</p>
<ol>
<li><p>An ordinary entrance hall, to tune your ears.</p></li>
<li><p>A corridor that narrows as you go.</p></li>
<li><p>A room twenty-two metres high whose floor is three metres square.</p></li>
<li><p>A room whose walls withdraw, a little faster than you walk.</p></li>
<li><p>Karin’s bakery at three in the morning, rebuilt from measurements, with the oven on the left, warm.</p></li>
<li><p>The inside of the tuner’s organ, where the longest wooden pipe is 9.7 metres.</p></li>
</ol>
<p>The warmth in the fifth is real: an infrared panel of a hundred and twenty watts. Nobody has ever asked what that room is about. It is where most people stay longest. Some hold out their hands to it, as one does in winter.</p>
<h2>What about those who can see?</h2>
<p>Seven visitors in ten are sighted. At first we gave them blindfolds, and in the second week we stopped. People with a blindfold play at being blind. They hold out their arms and laugh loudly, and afterwards they say, “How terrible! They are amazing.” That is precisely what we did not want.</p>
<p>Now there are no blindfolds. We turn off the light in the room and explain nothing. Some shut their eyes of their own accord and some do not. The text at the door has been cut to one sentence: “Everything is here; there is just no picture.” The guides are Maja and two of the other testers. They are on a wage, answer no questions about their eyes and every question about the rooms. A gentleman coming out asked Maja whether this was how she lived. “No,” she said. “I have a two-bedroom flat.”</p>
<h2>The accounts</h2>
<p>Two years and a month came to 1.16 million kronor. Forty-one per cent of it is the time of three architects and Karin, nineteen went to the testers, sixteen to the makers of the sound engine, twelve to hardware, eight to the venue and insurance. The remaining four per cent are taxis. The three months of the first version, which we threw away, cost 140,000. We did not hide them under another heading. The heading is “first version”.</p>
<p>Tickets have brought in thirty per cent, two foundations gave sixty, and we still owe the rest. It has been suggested that we add pictures and sell it in the shops as ordinary VR. Technically that would take an afternoon, since the debug view exists. We put it to the vote and it lost, four to nil. We had tried it: <strong>as soon as there is any picture at all, people look at the picture, and the echo turns into background music.</strong></p>
<h2>What is not right yet</h2>
<p>Three things, for which we should be glad of help. First, people who are both deaf and blind cannot use it. The cane does not carry enough, and we do not know where to begin. Second, when two people are inside, their echoes cover each other, so we admit one at a time, and twenty-four a day at most. Third, the tuner is still not content with room four, the one with the walls that withdraw. There ought to be a sound, he says, when a wall goes away. It does not exist in reality, but he knows what it is. We have made eleven versions. After each he says, “Closer.”</p>
<p>He still walks with Karin at three every morning. Last week it snowed, and all the echoes had gone from the street. She asked how he managed on such a day. “Today I can’t see,” he said. “You lead.”</p>`,
    },
  },
];
