import type { SeedArticle } from './seed-article';

/** Windows at three in the morning, a foreman, a village stage, dawn on the water and a tea mountain. */
export const articlesA6: SeedArticle[] = [
  {
    author: 14,
    topic: 11,
    tags: ['数据', '教程', '伦理'],
    zh: {
      title: '凌晨三点的窗户：怎样数一座城市的灯而不偷看任何人',
      body: `<p>我的地图被出租车司机改过，被祖母们改过，还被一位部长改过。改得最对的一次，来自一位在面包房上夜班的人。他指着《一座城市的失眠》里最亮的那个街区说：“这里没有人失眠。这里是我们在和面。”</p>
<p>我去数了：那个街区凌晨三点亮着的二百一十扇窗里，面包房、医院洗衣房和清真寺的厨房占了一百四十。我把图例从“睡不着”改成了“醒着”，一个词，整张地图的意思都不同了。</p>
<figure data-work="video-011"></figure>
<h2>数窗户</h2>
<p>做法很朴素。七座山头，每座架一台相机，夜里三点整拍一张，曝光四秒，一共拍六十个晚上。再让程序数亮块：</p>
<pre><code>import cv2

photo = cv2.imread("three-in-the-morning.jpg", cv2.IMREAD_GRAYSCALE)
bright = cv2.threshold(photo, 90, 255, cv2.THRESH_BINARY)[1]
bright = cv2.morphologyEx(bright, cv2.MORPH_CLOSE, None, iterations=3)
count, _, boxes, _ = cv2.connectedComponentsWithStats(bright)
windows = [box for box in boxes[1:] if 40 &lt;= box[cv2.CC_STAT_AREA] &lt;= 900]
print(len(windows), "windows")</code></pre>
<p>太小的是星星和阳台上的烟头，太大的是加油站。阈值九十是拿我母亲的窗户定的：我给她打电话，请她开灯、关灯，一共十二次。第十二次她说，你小时候也这样。</p>
<h2>不该看见的</h2>
<p>相机分辨率是我故意选低的：一扇窗在画面里不超过三十个像素，够数，不够看。朋友借给我一台好得多的，我试了一晚，放大之后看见一个男人站在水槽前喝水。我把那张删了，相机还了。</p>
<p>后来我写下五条规矩，贴在三脚架上：</p>
<ol>
<li><p>看得清一个人在做什么，就是太清楚了。</p></li>
<li><p>只公布街区的总数，少于二十扇窗的街区并入邻居。</p></li>
<li><p>原图留三十天，用来查错，之后删。</p></li>
<li><p>在拍摄的山头上贴告示，写我的电话。接到过四十一个电话，三十个问有没有拍到他家的猫。</p></li>
<li><p>谁要求把自己的街区拿掉，拿掉，不问理由。有两个街区是空白的，我在上面画了波浪线，像海。</p></li>
</ol>
<h2>部长改了哪里</h2>
<p>展览开幕时来了一位部长，他看了很久，指着城东一片黑问，这里怎么没有灯？旁边的人忙说，这里居民睡得早。我说，这里还没有接电。他拿过铅笔，在图上写了一个日期。</p>
<p>那个日期过去七个月之后，我又上山拍了一次。那片黑里有了三百零六扇窗。凌晨三点，他们都醒着，我想大概只是舍不得关。</p>`,
    },
    en: {
      title: 'Windows at Three in the Morning: Counting the Lights of a City Without Spying on Anyone',
      body: `<p>My maps have been corrected by taxi drivers, by grandmothers and by one minister. The best correction of all came from a man on the night shift in a bakery. He pointed at the brightest district in <em>The Insomnia of a City</em> and said: “Nobody has insomnia here. This is us, kneading.”</p>
<p>I went and counted. Of the 210 windows lit there at three in the morning, 140 belonged to bakeries, the hospital laundry and the kitchen of a mosque. In the legend I changed “sleepless” to “awake”. With that one word the map came to mean something else.</p>
<figure data-work="video-011"></figure>
<h2>Counting windows</h2>
<p>The method is plain. There are seven hills, and on each a camera that takes one picture at three o’clock sharp, exposed for four seconds, on sixty nights. Then a program counts what is bright:</p>
<pre><code>import cv2

photo = cv2.imread("three-in-the-morning.jpg", cv2.IMREAD_GRAYSCALE)
bright = cv2.threshold(photo, 90, 255, cv2.THRESH_BINARY)[1]
bright = cv2.morphologyEx(bright, cv2.MORPH_CLOSE, None, iterations=3)
count, _, boxes, _ = cv2.connectedComponentsWithStats(bright)
windows = [box for box in boxes[1:] if 40 &lt;= box[cv2.CC_STAT_AREA] &lt;= 900]
print(len(windows), "windows")</code></pre>
<p>What is too small is a star, or a cigarette on a balcony. What is too large is a petrol station. The threshold of ninety comes from my mother’s window. I rang her up and asked her to turn the light on and off, twelve times in all. At the twelfth she said: “You were like this as a child.”</p>
<h2>What one should not see</h2>
<p>I chose a poor resolution on purpose. No window has more than thirty pixels across, which is enough for counting and not enough for looking. A friend lent me a far better camera, and I tried it for one night. Enlarged, there was a man standing at a sink and drinking a glass of water. I deleted the picture and gave back the camera.</p>
<p>Afterwards I wrote down five rules and taped them to the tripod:</p>
<ol>
<li><p>If you can tell what somebody is doing, it is too sharp.</p></li>
<li><p>Publish totals by district only, and merge any district of fewer than twenty windows with its neighbour.</p></li>
<li><p>Keep the originals for thirty days to check for errors. Then delete them.</p></li>
<li><p>Put up a notice on every hill with my telephone number. There were forty-one calls. Thirty wanted to know whether I had seen their cat.</p></li>
<li><p>Whoever wants their district off the map gets it off the map, and no reason is asked. Two districts are empty. I have drawn wavy lines there, as for the sea.</p></li>
</ol>
<h2>What the minister corrected</h2>
<p>A minister came to the opening. He looked for a long time, then pointed at a patch of black in the east and asked why there were no lights. People there went to bed early, somebody beside him hastened to say. I said that they had not been connected yet. He took my pencil and wrote a date on the map.</p>
<p>Seven months after that date I went up the hill again with the camera. There were 306 windows in the patch of black. At three in the morning all of them were awake. I suppose they simply could not bear to turn it off.</p>`,
    },
  },
  {
    author: 25,
    topic: 10,
    tags: ['访谈', '现场', '灯光'],
    zh: {
      title: '“灭比亮难”：与拆展班长老秦聊一个通宵',
      body: `<p>老秦五十八岁，西安人，带一支二十六人的布展拆展班，做了十九届光影节。我拍《闭幕后的清晨五点》那晚一直跟着他，片子里他只说了四句话，其余的都在这里。时间从夜里十一点四十到早晨六点，地点随着作品一件件变少。</p>
<figure data-work="video-062"></figure>
<p><strong>问：观众刚走，您怎么不急着动手？</strong></p>
<p><strong>答：</strong>灯是烫的。大灯灭了要晾四十分钟，你拿手套去拔，灯泡能用，灯座就变形了，明年装的人骂你。再说，总有人没看够，躲在树后面。让他再看一会儿黑的。</p>
<p><strong>问：拆的顺序怎么定？</strong></p>
<p><strong>答：</strong>反着来是外行。最后装的往往是临时加的，最乱，先拆它，一地的线没地方下脚。我的规矩是先拆最高的，趁人有力气；再拆最贵的，趁人没打瞌睡；第三拆临街的，五点钟环卫要过；水边的留到天亮，看不清水不许下。绳子和扎带最后，按筐称，今年装上去一百一十公斤，拆下来得有一百零八。少的两公斤，是鸟叼走的，这个我认。</p>
<p><strong>问：十九届，丢过东西吗？</strong></p>
<p><strong>答：</strong>丢过一个人。第六届，有个学生在作品里睡着了，那是一间布做的房子，我们把布卸了，他躺在那里，问几点了。我说四点，他说那我再睡会儿。我们绕着他拆的。</p>
<p><strong>问：艺术家给的图纸好用吗？</strong></p>
<p><strong>答：</strong>图纸都好看。可是上面写着“光的绵延”，不写重量。我后来让班里的小赵做了一张表，每件作品只填六样：多重，几个人抬，哪里不能摸，先断哪根线，螺丝是几号的，箱子还在不在。十九届一共填了五百多张，一张就是一件作品的脾气。有个作者看了他那张，说这比他自己写的准。</p>
<p><strong>问：哪里不能摸，那一栏写过最奇怪的是什么？</strong></p>
<p><strong>答：</strong>“全部。”那是一件灰做的。我们用了一夜，一勺一勺装进瓶子。</p>
<p><strong>问：有没有您舍不得拆的？</strong></p>
<p><strong>答：</strong>（停了一会儿，去接了个对讲机）有一届，河边立着一排灯，每盏三瓦，很小。拆到最后剩一盏，我跟他们说，那盏线坏了，明天再弄。其实没坏。我回家洗了澡，又骑车回去，坐到天亮，它看着就不亮了，因为天比它亮。那时候我才把它拔了。灭比亮难，亮就是合个闸，灭，你得陪着。</p>
<p><strong>问：一晚上多少钱，方便说吗？</strong></p>
<p><strong>答：</strong>方便。我四百六，班里的三百八，高空加一百。头五届没有保险，第五届小李从架子上下来，脚后跟骨折，那以后合同是我自己逐条看的，不买保险不进场。组委会的人说，老秦你比律师还烦。我说律师不用爬架子。</p>
<p><strong>问：您最想让艺术家知道的一件事？</strong></p>
<p><strong>答：</strong>把螺丝统一成六毫米的。就这一件。你们一人一个想法，我们没意见；一人一个螺丝，我们二十六个人，在风里，找扳手。</p>
<p>五点五十分，最后一辆卡车关上门。草地上留着三十个颜色浅一点的圆圈和方块，露水先落在它们外面。老秦绕着走了一圈，没有踩进去。他说下个礼拜就长回来了。</p>`,
    },
    en: {
      title: '“Out Is Harder Than On”: A Night with Lao Qin, Foreman of the Load-Out',
      body: `<p>Lao Qin is fifty-eight and comes from Xi’an. He leads a crew of twenty-six and has put up and taken down nineteen festivals of light. I followed him all through the night on which I filmed <em>Five in the Morning, After the Closing</em>. In the film he speaks four sentences. The rest is here. We talked from twenty to midnight until six, in a place that had fewer and fewer works in it.</p>
<figure data-work="video-062"></figure>
<p><strong>The audience has just left. Why are you in no hurry?</strong></p>
<p><strong>Lao Qin:</strong> The lamps are hot. A big one needs forty minutes. Go at it with gloves and the bulb will be all right, but the holder warps, and next year whoever puts it up will curse you. Besides, there’s always somebody who hasn’t had enough and is hiding behind a tree. Let them look at the dark for a bit.</p>
<p><strong>How do you decide on the order?</strong></p>
<p><strong>Lao Qin:</strong> Backwards is for beginners. What went in last was a late idea, as a rule, and it’s the messiest. Start with that and you’ve got cable everywhere and nowhere to put your feet. I go for the tallest first, while people have strength. Then the most expensive, while they’re awake. Then whatever’s on the street, because the sweepers come through at five. Anything by the water waits for daylight. If you can’t see the water, you don’t go near it. Ropes and ties are last, weighed by the basket. This year a hundred and ten kilos went up, so a hundred and eight have to come down. The other two the birds took. Those I’ll sign for.</p>
<p><strong>In nineteen festivals, have you ever lost anything?</strong></p>
<p><strong>Lao Qin:</strong> Found somebody. The sixth year, a student had gone to sleep inside a work. It was a house made of cloth. We took off the cloth and there he lay, and asked what time it was. Four, I said. Then I’ll sleep a little longer, he said. We worked round him.</p>
<p><strong>Are the artists’ drawings any use?</strong></p>
<p><strong>Lao Qin:</strong> They’re all lovely. But they say “the duration of light” and don’t say what it weighs. So I had young Zhao make a form. Six lines for each work: how heavy, how many to lift it, where not to touch, which cable to cut off first, what size the screws are, and whether there’s still a crate. Nineteen years, that’s more than five hundred forms, and each one is what that work is like to live with. One artist read his and said it was more accurate than what he’d written himself.</p>
<p><strong>What’s the strangest thing anyone put under “where not to touch”?</strong></p>
<p><strong>Lao Qin:</strong> “Everywhere.” It was made of ash. It took us a night, spoon by spoon, into jars.</p>
<p><strong>Has there been one you couldn’t bear to take down?</strong></p>
<p><strong>Lao Qin:</strong> (after a pause, and a call on the radio) One year there was a row of lamps by the river. Three watts each, tiny. When only one was left I told the lads its cable was faulty, we’d see to it tomorrow. It wasn’t faulty. I went home and washed, cycled back and sat there until it got light. And then you couldn’t see it was on any more, because the sky was brighter. That’s when I pulled it out. Out is harder than on. On, you throw a switch. Out, you have to keep it company.</p>
<p><strong>May I ask what a night pays?</strong></p>
<p><strong>Lao Qin:</strong> You may. ¥460 for me, 380 for the crew, another hundred for working at height. The first five years there was no insurance. In the fifth Xiao Li came off the scaffold and broke his heel. Ever since, I’ve read the contract myself, clause by clause. No insurance, no crew. The committee told me I was more of a nuisance than a lawyer. Lawyers don’t climb scaffolds, I said.</p>
<p><strong>What would you most like artists to know?</strong></p>
<p><strong>Lao Qin:</strong> Use six-millimetre screws. Just that. Everyone has his own idea, and we’ve nothing against it. But everyone has his own screw, and that’s twenty-six of us, in the wind, looking for a spanner.</p>
<p>At ten to six the last lorry shuts its doors. There are thirty circles and squares on the grass, a little paler than the rest, and the dew settles outside them first. Lao Qin walks the whole way round and does not step into any. It will have grown back by next week, he says.</p>`,
    },
  },
  {
    author: 24,
    topic: 17,
    tags: ['投影', '笔记'],
    zh: {
      title: '光打在看戏的人身上',
      body: `<p>村里的戏台修好了，戏班子没了。村长请我去投一台戏，要求热闹。我在空台子下面坐了一下午，来了七位老人，自带板凳，各坐各的位置，坐下就不动了，像等着开锣。他们看了五十年戏，坐的是同一块砖。</p>
<p>我改了主意：台上什么也不放，机器藏在台口，镜头朝外。录的是前一天晚上我请他们听收音机里的秦腔时，脸上的样子，现在慢四倍，打在他们各自的板凳后面的粉墙上。</p>
<figure data-work="video-184"></figure>
<p>开头没人笑。后来有位老太太认出墙上那个张着嘴的是自己，捂住嘴，墙上那个没有捂。全场一下子就热闹了，比我投过的任何一台大戏都热闹。</p>
<p>机器只用一台，五千流明，租金两百。村长问戏名，我说《戏台对面》。他说对面是我家，我说我知道，明晚墙借我用用。</p>`,
    },
    en: null,
  },
  {
    author: 30,
    topic: 7,
    tags: ['灯光', '现场', '历史'],
    zh: null,
    en: {
      title: 'Twenty-Two Minutes of Nautical Twilight',
      body: `<p>Everybody asks about the drones. Nobody asks about the light they fly in, though I spend far longer waiting for it than I ever do flying.</p>
<p>Before sunrise there are three twilights, and each of them is an angle. In astronomical twilight the sun is between eighteen and twelve degrees below the horizon, in nautical twilight between twelve and six, in civil twilight six and nothing. My lamps are at their best in the second, until the sun is at seven degrees: dark enough for them to read as lamps, light enough to show the water they are standing over. Where I live, in winter, that gives me twenty-two minutes. You cannot extend it, and you cannot ask for it again.</p>
<p>When I began I had a chart of lux against time, and I was proud of it. I took it to three of my aunties, who have been going down to that beach before dawn since before I was born. They looked at it politely. Then they gave me their own divisions, of which there were seven. There is the dark in which you hear the water but not where it ends. There is the one in which the island is there if you do not look at it. There is the one in which a dog becomes a colour. The fourth is when the terns start to talk; that one is not for us, and nothing should be in the air.</p>
<p>I laid theirs over mine. Their fourth begins within a minute of the sun reaching seven degrees, in every month of the year for which I have measurements. They had never measured it. They had only been there.</p>
<p>So the rule is that we land at seven degrees, whether or not the piece has ended. It has cost me two finales. In <em>Before the Rain</em> the low pressure had us a metre lower than planned, and people say that the formation looked as if it was listening. It was only heavy air. But I had been told the night before that there would be rain, by an auntie who did not look at any instrument, and I had been asked to keep out of the way of the birds coming in early. Being a metre low was the least we could do.</p>
<figure data-work="video-137"></figure>
<p>Permission is asked in this order:</p>
<ol>
<li><p>The elders, in person, with food, a season ahead. The question is whether, and only then when.</p></li>
<li><p>The harbour master, in writing, with positions and a number to ring.</p></li>
<li><p>The aviation authority, in its own form, which has no box for terns. I write them under “other traffic”.</p></li>
<li><p>The terns. You stand on the beach at the hour itself for three mornings beforehand with nothing in your hands. If they rise because of you, you have your answer.</p></li>
</ol>
<p>I have been refused by each of the four at one time or another. The terns have refused me most often, and were right every time.</p>
<p>As for colour, use less blue. The whole sky is blue at that hour, with no need of help, and a blue lamp against it looks like a hole. A warm white of 2,200 kelvin, dimmed to a tenth, sits on the water like something that has always been there. The first time we got that right a man who was fishing from the rocks turned round and said good morning to it.</p>`,
    },
  },
  {
    author: 33,
    topic: 24,
    tags: ['声音艺术', '笔记', '现场'],
    zh: {
      title: '茶山上没有普通话：采样笔记',
      body: `<p>桂北的一座茶山，清明前十一天。我们去录炒茶，带了四支话筒，回来时发现最好的录音里没有茶，只有人在用三种话吵架：怎么才算“够了”。</p>
<h2>够了的四种说法</h2>
<p>锅边的师傅姓蒋，讲桂柳话，说够了是“沙”，手感像沙，声音也像沙。他的老伴是从灌阳嫁过来的，讲另一种土话，同一锅茶，她说“响”，叶子碰锅沿会脆响一下。帮工是山那边来的瑶族姑娘，用自己的话说了一个词，我们学了一下午没学会，她解释：就是雨停了以后，屋檐还在滴的那种。第四种是他们孙子的，十岁，他看看手机上的秒表，用普通话说：“四分十五秒。”</p>
<p>四个人说的是同一刻。我们把四个声音对齐到同一口锅上，误差没有超过六秒。</p>
<h2>话筒放在哪里</h2>
<ul>
<li><p>锅底。接触式话筒，用耐高温胶带贴在灶膛外壁，二百二十度，贴了八分钟，胶先化了。录到的是铁在热的时候变长的声音，很低，一下一下。</p></li>
<li><p>竹匾。叶子翻动像小雨。话筒要夹在匾的背面，从正面录只有沙沙，从背面录有竹子。</p></li>
<li><p>揉捻机。它每分钟四十六转，缺一颗螺丝，多出来的那一下落在后半拍上，听久了，没有它反而不行。</p></li>
<li><p>蒋师傅的手腕。征得同意，用护腕绑了一支小的。翻炒的时候，骨头里有一种很轻的噼啪，他说那是三十八年。</p></li>
</ul>
<figure><img src="1" alt="浅底上四排竖条，各有各的高低和疏密"><figcaption>从上到下：锅底，竹匾，揉捻机，手腕。</figcaption></figure>
<h2>不配字幕</h2>
<p><a href="/video/detail/video-187">《茶山采样》</a>不配普通话字幕，这个频道的规矩正合我们的意。一开始，小组里的录音师不同意，他是北方人，一句也听不懂。剪到第三遍，他忽然说，他知道哪一句是在骂火太大了。他是对的。语气、铲子和柴一起告诉了他。</p>
<p>回去的路上我们还录了一段计划外的：茶装袋时，老伴往每只袋口里说一句话，声音很小。问她说什么，她不好意思，蒋师傅替她答：“喊它莫潮。”这句话我们放在片子最后，音量没有提高，你得把耳朵凑上去，像她把嘴凑上去那样。</p>
<p>茶我们买了两斤。泡的时候确实有一点响，就在水倒下去的第三秒。</p>`,
    },
    en: null,
  },
];
