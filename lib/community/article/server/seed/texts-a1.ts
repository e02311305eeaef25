import type { SeedArticle } from './seed-article';

/** Light in warehouses, on laundry and on a city wall; small programs; the inside of a letterbox. */
export const articlesA1: SeedArticle[] = [
  {
    author: 1,
    topic: 1,
    tags: ['光装置', '沉浸式', '笔记'],
    zh: {
      title: '仓库不需要被照亮：《光的褶皱》布展三十一天',
      body: `<p>第一次走进那座仓库，我数了柱子：两排，每排十三根，柱距四米八。数完我就知道这件作品不会有舞台了。舞台需要一个方向，而这里的每一根柱子都在说“你站哪边都一样”。</p>
<p>《光的褶皱》用了一千六百片丝网，每片四十厘米宽、六十厘米高，重二百一十克。选丝网而不选投影幕，是因为丝网的正面和背面一样诚实：光打上去，一半留下，一半继续走，走到后面那一片再留下一半。到第五片，只剩百分之三。观众看到的纵深其实是一道等比数列。</p>
<figure><img src="1" alt="暗处立着一排高低不一的光管，粗细相近，亮度不同，地面映出它们的下半截"><figcaption>第九天试灯的示意：丝网还没有挂上去，先看一列灯怎样此起彼伏。</figcaption></figure>
<h2>让步速决定光速</h2>
<p>天花板上有二十二个深度传感器，只读头顶的高度，不读脸。每个人是一个点，点的速度除以一米二每秒（我们在仓库门口测了两百个人的平均步速），得到一个比值，光就按这个比值沿丝网传递。走得快，光跑到你前面去；停下来，光绕着你转一圈，然后也停。</p>
<p>最初的版本里光是跟着人走的。试演那天来了一位七十多岁的退休搬运工，他在这座仓库干过十九年。他走了十分钟，出来说：“它老盯着我，像以前的工头。”当晚我们把规则反过来：光不再跟随，只在你前方三米处等。这一改动只有一个负号。</p>
<figure data-work="video-001"></figure>
<h2>坏掉的都是便宜的东西</h2>
<p>三十一天里，贵的设备没有坏过一次。坏的是这些：</p>
<ul>
<li><p>舵机的塑料摇臂，断了四十三个。换成铝的，每个多花两块六。</p></li>
<li><p>网线水晶头。仓库湿度百分之八十五，铜片发绿，第十七天一整列掉线。此后每个接头都涂导电膏。</p></li>
<li><p>我的判断。我坚持丝网要挂在鱼线上，看不见。鱼线在温差下伸缩，早晚能差九毫米，最后全部改成一点二毫米的钢丝绳，观众没有一个人说看见了。</p></li>
</ul>
<p>总预算八十六万，其中丝网和驱动占四成，结构与吊装占三成，保险、消防和值班人员占两成，剩下一成留给“忘了算的东西”。这一成在第十二天就花完了，花在一台柴油发电机上：仓库的变压器是给六台行车准备的，电压好看，零线却是飘的。</p>
<h2>没有正面</h2>
<p>有人问为什么不设最佳机位，观众想拍照。我想了很久，回答是：有最佳机位的空间，其余的地方就都成了侧台。我们把入口开在了长边的正中间，进门的人必须先选左还是右。开放二十六天，选左的占百分之五十四。剩下的那点偏差，我猜是因为右边有一台饮水机。</p>
<figure><img src="2" alt="大大小小的圆点从中间向外旋开，排成几条弯臂，越靠边的点越大"><figcaption>二十六天里的落脚点，示意。没有正面的时候，人就这样散开。</figcaption></figure>`,
    },
    en: {
      title: 'A Warehouse Does Not Need Lighting: Thirty-One Days Building Folds of Light',
      body: `<p>The first time I walked into that warehouse I counted the columns: two rows of thirteen, four metres eighty apart. By the time I had finished I knew there would be no stage. A stage needs a direction, and every column in the place was saying that it made no difference where you stood.</p>
<p><em>Folds of Light</em> uses 1,600 panels of mesh, each forty centimetres wide, sixty high and 210 grams in weight. I chose mesh over projection screen because its front and its back are equally honest. Light lands on it, half stays, half goes on to the panel behind, and half of that stays there. By the fifth panel three per cent is left. What visitors take for depth is a geometric series.</p>
<figure><img src="1" alt="A row of upright tubes of light of different heights and brightness in the dark, mirrored in the floor"><figcaption>A drawing of the lamp test on day nine, before any mesh was up: only the lamps of one row, rising and falling.</figcaption></figure>
<h2>Letting footsteps set the speed of light</h2>
<p>Twenty-two depth sensors hang from the roof. They read the height of heads and never a face. Each person is a point; the point’s speed divided by 1.2 metres a second (the average of two hundred people we timed at the gate) gives a ratio, and light travels along the mesh at that ratio. Walk fast and it runs ahead of you. Stop, and it circles you once and stops as well.</p>
<p>In the first version the light followed people. At the trial we had a retired porter in his seventies who had worked in the building for nineteen years. He walked for ten minutes, came out and said: “It keeps its eye on me, like the foreman used to.” That night we turned the rule round. The light no longer follows; it waits three metres in front of you. In the code the change was one minus sign.</p>
<figure data-work="video-001"></figure>
<h2>Only the cheap things broke</h2>
<p>In thirty-one days not one expensive device failed. What failed was this:</p>
<ul>
<li><p>The plastic horns of the servos. Forty-three snapped. Aluminium ones cost ¥2.60 more apiece.</p></li>
<li><p>Network plugs. Humidity stood at 85 per cent, the contacts went green, and on day seventeen a whole row fell silent. After that every plug was greased.</p></li>
<li><p>My judgement. I insisted on fishing line, because it cannot be seen. Fishing line stretches with temperature, up to nine millimetres between morning and evening. We replaced all of it with 1.2 mm steel rope, and not one visitor has ever mentioned seeing it.</p></li>
</ul>
<p>The budget was ¥860,000. Mesh and drives took forty per cent, structure and rigging thirty, insurance, fire safety and attendants twenty. The last ten was for what we had forgotten. It was gone by day twelve, on a diesel generator: the warehouse transformer had been built for six travelling cranes, and while its voltage looked handsome, its neutral was adrift.</p>
<h2>No front</h2>
<p>People ask why there is no best viewpoint, since everybody wants a photograph. My answer, after some thought, is that once a room has a best viewpoint the rest of it becomes the wings. We put the entrance in the middle of the long side, so that whoever comes in must first choose left or right. In twenty-six days, fifty-four per cent chose left. I put the difference down to a water dispenser on the right.</p>
<figure><img src="2" alt="Dots of many sizes turn outwards from the middle in curved arms, larger towards the edge"><figcaption>Where people stood in twenty-six days, as a drawing. Without a front, this is how they spread.</figcaption></figure>`,
    },
  },
  {
    author: 6,
    topic: 3,
    tags: ['投影', '教程', '现场'],
    zh: {
      title: '把电影投在晾衣绳上：给会动的表面做遮罩',
      body: `<p>在我的城市，山坡上每家都有一条晾衣绳。二〇〇九年我用一台两千流明的办公投影机，隔着一条街照亮了邻居的床单。她从窗口探出头来，没有骂我，只说明天洗深色的，让我休息一天。此后我再没有真正喜欢过银幕。</p>
<p>床单会动，动就对不准。下面是我十几年里留下来的办法，不需要媒体服务器，一台旧笔记本就够。</p>
<h2>先认输一半</h2>
<p>不要试图让画面贴着布的边。风一来，布摆动的幅度是它高度的五分之一左右，你追不上。把画面做得比布大一圈，背景留纯黑；布摆到哪里，哪里就有画。观众会以为是你追上了。</p>
<p>前提是布后面不能有墙。如果有墙，至少离布四米，画面落到墙上已经虚得认不出来。没有四米，就在墙上挂一块黑色的园艺遮阳网，两层，花不了多少钱。</p>
<figure><img src="1" alt="深色底上，许多细线并成几条宽带，翻转、交叠着横穿画面"><figcaption>风里的床单，示意：每条细线是布边在一帧里的位置。</figcaption></figure>
<h2>用摄像头找布，只找一次</h2>
<p>开场前，给每块布打一次白光，拍一张，再打一次全黑，拍一张。两张相减，亮的地方就是布。用这张差值图做遮罩，边缘羽化二十个像素，把风的误差吃掉。</p>
<pre><code>import cv2

lit = cv2.imread("lit.png", cv2.IMREAD_GRAYSCALE)
dark = cv2.imread("dark.png", cv2.IMREAD_GRAYSCALE)
difference = cv2.subtract(lit, dark)
_, mask = cv2.threshold(difference, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
mask = cv2.dilate(mask, None, iterations=12)
mask = cv2.GaussianBlur(mask, (41, 41), 0)
cv2.imwrite("mask.png", mask)</code></pre>
<p>相机和投影机要放在同一个位置，镜头尽量挨着，这样看见的和照亮的是同一个形状，省去标定。我用胶带把相机捆在投影机上，捆了六年。</p>
<h2>纸比布难</h2>
<p>后来做<a href="/video/detail/video-080">《纸山》</a>，投在三百张手折的纸上，纸不飘，但换页的手会挡光。我们练了两个月，手从下面进，拇指压住折线，翻过去之后停一拍再收。挡光变成了山的影子，成了作品里最像山的部分。</p>
<h2>问过谁</h2>
<p>最后是许可。晾衣绳是私人的，光是公共的。我的规矩是敲门，带一样吃的，把将要出现在他们衣服上的画面先给他们看一遍。十七年里被拒绝过四次，其中一次是因为那家人觉得片子太慢。他们是对的，我回去剪掉了九分钟。</p>`,
    },
    en: {
      title: 'Film on a Washing Line: Masks for Surfaces That Move',
      body: `<p>Every house on the hills of my city has a washing line. In 2009 I took an office projector of two thousand lumens and lit a neighbour’s bed sheet from across the street. She put her head out of the window and did not shout. She only said that tomorrow she would wash the dark things, so that I could have a day off. I have never really liked a screen since.</p>
<p>A sheet moves, and what moves cannot be lined up. Here is what has survived of my methods over the years. You need no media server; an old laptop will do.</p>
<h2>Surrender half of it first</h2>
<p>Do not try to keep the picture on the edge of the cloth. In a breeze a sheet swings by about a fifth of its own height, and you will not catch it. Make the picture larger than the cloth and leave the surround pure black: wherever the cloth goes, there is film on it. The audience will believe you are following.</p>
<p>This needs an empty space behind. If there is a wall, it should be at least four metres back, where the image is too soft to recognise. If you do not have four metres, hang black garden shade net on the wall, two layers of it. It costs very little.</p>
<figure><img src="1" alt="On a dark ground many thin lines form broad ribbons that twist and cross from side to side"><figcaption>A sheet in the wind, as a drawing: every line is where its edge was in one frame.</figcaption></figure>
<h2>Find the cloth with a camera, once</h2>
<p>Before the show, put white on everything and take a picture; put black on everything and take another. Subtract them and what is bright is cloth. Use the difference as a mask, and feather it by twenty pixels so that the feather swallows what the wind does.</p>
<pre><code>import cv2

lit = cv2.imread("lit.png", cv2.IMREAD_GRAYSCALE)
dark = cv2.imread("dark.png", cv2.IMREAD_GRAYSCALE)
difference = cv2.subtract(lit, dark)
_, mask = cv2.threshold(difference, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
mask = cv2.dilate(mask, None, iterations=12)
mask = cv2.GaussianBlur(mask, (41, 41), 0)
cv2.imwrite("mask.png", mask)</code></pre>
<p>Camera and projector must stand in the same place, lens beside lens, so that the shape you see is the shape you light and nothing has to be calibrated. Mine have been taped together for six years.</p>
<h2>Paper is harder than cloth</h2>
<p>Later, for <a href="/video/detail/video-080"><em>Paper Mountains</em></a>, I projected on three hundred sheets folded by hand. Paper does not flutter, but the hands that turn it block the beam. We rehearsed for two months: the hand comes from below, the thumb holds the fold, turns it, waits one beat and withdraws. The blocked light became the shadow of the mountain and is now the part that looks most like one.</p>
<h2>Whom did you ask?</h2>
<p>Last, permission. A washing line is private and light is public. My rule is to knock, bring something to eat, and show people beforehand what is about to appear on their clothes. In seventeen years I have been refused four times, once because the family found the film too slow. They were right. I went home and cut nine minutes.</p>`,
    },
  },
  {
    author: 3,
    topic: 2,
    tags: ['生成艺术', '教程', '开源'],
    zh: {
      title: '六十四字节的早晨',
      body: `<p>我每天五点起床，写一个不超过六十四字节的程序，写完去买早点。今天是第两千三百一十七个。前两千三百一十六个里，我承认十一个是作品，其余的是刷牙。</p>
<p>常有人问短有什么意义，屏幕又不收费。我的回答是：六十四字节里放不下注释，也放不下借口。</p>
<h2>从三行开始</h2>
<p>下面这段 p5.js 没有压缩，读得懂，也能直接贴进编辑器里跑。它是《克制》的前身：两种颜色，一条曲线。</p>
<pre><code>let t = 0;
function setup() {
  createCanvas(720, 720);
  background(245);
  stroke(20, 60);
}
function draw() {
  for (let i = 0; i &lt; 40; i++) {
    const r = 300 * sin(t * 1.618);
    point(360 + r * cos(t), 360 + r * sin(t));
    t += 0.01;
  }
}</code></pre>
<p>这里只有一个决定：一点六一八。换成一点五，曲线两圈就闭合，不到一秒画面就死了；换成根号二，它虽不闭合，却老是险些踩上自己的脚印。黄金比是最不肯闭合的数，它的连分数全是一。选一个数，就选定了它怎样躲开自己。</p>
<figure data-work="video-133"></figure>
<h2>压缩是另一种写作</h2>
<p>把上面的程序压到六十四字节，要丢掉的依次是：缩进、变量名、画布尺寸、背景色、我对左上角的偏爱。丢到最后剩下一个循环和一个三角函数，这时再丢任何一个字符，它就变成另一幅画。我把这一刻叫“见底”。十一件作品都是见底之后三天内写的，没有例外。</p>
<blockquote><p>短程序像退潮，先露出来的不一定是贝壳，但露出来的都是真的。</p></blockquote>
<h2>我犯过的三个错</h2>
<ol>
<li><p>迷信随机。头一年每个程序里都有 <code>random()</code>，画面热闹，关掉之后什么也没记住。现在一年用不到十次。</p></li>
<li><p>存成视频就删源码。第四百到第五百号只剩视频，没有一件能重做。压缩格式吃掉了单像素的点，看起来像发霉。</p></li>
<li><p>给程序起名字太早。名字会逼你往那个意思上改。现在只编号，满一年再看要不要名字。</p></li>
</ol>
<p>所有编号的源码都公开，随便拿去改。有位中学老师用第一千零八号教正弦，学生把它改成了校徽，歪的，我觉得比原来的好。</p>
<p>最后一点实际的：如果你也想试，不要从六十四字节开始。从二百五十六开始，每个月减半。减到六十四的那个月，你会发现自己早上变得不爱说话。这是正常的，早点摊的老板已经习惯了。</p>`,
    },
    en: {
      title: 'Sixty-Four Bytes Before Breakfast',
      body: `<p>I get up at five, write a program of no more than sixty-four bytes, and go out for breakfast. Today’s is number 2,317. Of the 2,316 before it I admit that eleven are works. The rest is brushing my teeth.</p>
<p>I am often asked what the point of being short is, when nobody charges for screen space. My answer is that there is no room in sixty-four bytes for comments, and none for excuses either.</p>
<h2>Begin with a few lines</h2>
<p>The p5.js below is not compressed. You can read it, and you can paste it into the editor and watch it run. It is an ancestor of <em>Restraint</em>: two colours, one curve.</p>
<pre><code>let t = 0;
function setup() {
  createCanvas(720, 720);
  background(245);
  stroke(20, 60);
}
function draw() {
  for (let i = 0; i &lt; 40; i++) {
    const r = 300 * sin(t * 1.618);
    point(360 + r * cos(t), 360 + r * sin(t));
    t += 0.01;
  }
}</code></pre>
<p>There is a single decision in it: 1.618. Make that 1.5 and the curve closes after two turns; in under a second the picture is dead. Make it the square root of two and it never closes, but it keeps almost stepping in its own footprints. The golden ratio is the number most unwilling to close; its continued fraction is ones all the way down. To choose the number is to choose how the thing avoids itself.</p>
<figure data-work="video-133"></figure>
<h2>Compression is another kind of writing</h2>
<p>To get that program down to sixty-four bytes you throw away, in this order: the indentation, the names of variables, the size of the canvas, the background, and my fondness for the top left corner. In the end there remain one loop and one trigonometric function, and from then on taking away any character makes a different picture. I call that moment touching bottom. All eleven works were written within three days of touching bottom. There are no exceptions.</p>
<blockquote><p>A short program is like an ebb tide. What it uncovers first may not be a shell, but everything it uncovers is real.</p></blockquote>
<h2>Three mistakes of mine</h2>
<ol>
<li><p>Believing in chance. In the first year every program had a <code>random()</code> in it. The pictures were lively, and once I closed them I remembered nothing. Now I use it fewer than ten times a year.</p></li>
<li><p>Saving a video and deleting the source. Of numbers 400 to 500 only videos are left, and none can be made again. The codec ate the single-pixel dots; they look mouldy.</p></li>
<li><p>Naming things too early. A name makes you push the program towards its meaning. I number them now, and ask a year later whether one needs a name.</p></li>
</ol>
<p>The source of every number is public and you may do what you like with it. A secondary school teacher used number 1,008 to explain the sine, and her pupils turned it into the school badge. It came out crooked. I think it is better than mine.</p>
<p>One practical word. If you want to try this, do not begin with sixty-four bytes. Begin with 256 and halve it every month. In the month in which you reach sixty-four you will find that you have little to say in the mornings. That is normal. The woman at my breakfast stall is used to it.</p>`,
    },
  },
  {
    author: 2,
    topic: 4,
    tags: ['声音艺术', '教程', '笔记'],
    zh: {
      title: '信箱内部的声音：如何采集一个没人演出的房间',
      body: `<p>我收集房间的尾音。音乐厅不收，那里有人打理。我要的是电梯井、蓄水池、邮筒内部，以及医院里存放轮椅的那种小间。到现在一共四百一十二个，每个都有编号、温度和一句抱怨。</p>
<p>一九六九年，阿尔文·卢西尔坐在一个房间里念了一段话，录下来，放出来，再录，直到话语消失，只剩下房间自己的共振。《我坐在一个房间里》教给我的是：房间一直在唱，我们只是太吵。</p>
<h2>扫频，不要拍手</h2>
<p>拍手能听个大概，要用来作曲就不够，低频没有能量。我用指数扫频：从二十赫兹爬到两万赫兹，十秒，播出来，录回来，再和倒过来的扫频做卷积，得到脉冲响应。</p>
<pre><code>import numpy as np
from scipy.io import wavfile
from scipy.signal import fftconvolve

rate, seconds, low, high = 48000, 10, 20, 20000
t = np.arange(rate * seconds) / rate
growth = np.log(high / low)
sweep = np.sin(2 * np.pi * low * seconds / growth * (np.exp(t * growth / seconds) - 1))
inverse = sweep[::-1] * np.exp(-t * growth / seconds)

_, recorded = wavfile.read("room.wav")
impulse = fftconvolve(recorded.astype(float), inverse)
impulse /= np.max(np.abs(impulse))
wavfile.write("impulse.wav", rate, (impulse * 32767).astype(np.int16))</code></pre>
<p>录音要单声道，四十八千赫。声源我用一只八厘米的小喇叭，邮筒里只塞得进这个。话筒是驻极体的，直径六毫米，绑在一根竹筷上。</p>
<figure><img src="1" alt="浅底上一排竖条，上下对称，左边又高又密，往右很快变矮，后面还有几次小的起伏"><figcaption>编号 207，铁皮邮筒，七度。每根竖条是一小段时间，越高越响。尾音零点三一秒。</figcaption></figure>
<h2>三样会骗你的东西</h2>
<ul>
<li><p>温度。同一个蓄水池，夏天和冬天的共振差了四分之一个半音。温度计比话筒便宜，请带上。</p></li>
<li><p>你自己。人体吸收高频，站在池子里录和爬出来录是两个房间。把录音机留下，人走开，等两分钟再开始。</p></li>
<li><p>冰箱。任何城市的静默里都有一台冰箱。先录三十秒空白，回家看频谱，五十赫兹和它的倍数减掉就好。</p></li>
</ul>
<h2>邮筒</h2>
<p>编号 207 是一只红色铁皮邮筒，在一条坡道尽头。我写信给邮局，三个星期后收到回信，允许我在取信时间，由邮递员在场，录十分钟。那天邮递员是位快退休的先生，他看我把小喇叭放进去，说：“里面从来只有纸的声音。”播扫频的时候他把手放在邮筒顶上，后来他告诉我，三百四十赫兹那一下像有人敲门。</p>
<p>这声敲门后来成了一首七分钟的曲子里唯一的打击乐。做<a href="/video/detail/video-200">《墙那边的派对》</a>时我又用到同样的想法：你听到的只是墙允许通过的部分，其余的派对由你自己补上。</p>
<p>四百一十二个脉冲响应我都放在网上，随便使用。只有一个请求：如果你去了新的房间，请把温度写上，也请写一句抱怨。</p>`,
    },
    en: {
      title: 'The Sound Inside a Letterbox: Collecting Rooms Nobody Performs In',
      body: `<p>I collect the tails of rooms. Not concert halls, which have people to look after them. I want lift shafts, cisterns, the insides of letterboxes, and the small chambers in which hospitals keep their wheelchairs. So far there are 412, each with a number, a temperature and one complaint.</p>
<p>In 1969 Alvin Lucier sat in a room and read a text, recorded it, played the recording and recorded that, until the words had gone and only the resonances of the room were left. What <em>I Am Sitting in a Room</em> taught me is that rooms sing all the time. We are merely too loud.</p>
<h2>Sweep, do not clap</h2>
<p>A clap gives you an idea. It is no use for composing, since there is nothing in the bass. I use an exponential sweep from twenty hertz to twenty thousand in ten seconds, play it, record it, and convolve the recording with the sweep turned round. What comes out is the impulse response.</p>
<pre><code>import numpy as np
from scipy.io import wavfile
from scipy.signal import fftconvolve

rate, seconds, low, high = 48000, 10, 20, 20000
t = np.arange(rate * seconds) / rate
growth = np.log(high / low)
sweep = np.sin(2 * np.pi * low * seconds / growth * (np.exp(t * growth / seconds) - 1))
inverse = sweep[::-1] * np.exp(-t * growth / seconds)

_, recorded = wavfile.read("room.wav")
impulse = fftconvolve(recorded.astype(float), inverse)
impulse /= np.max(np.abs(impulse))
wavfile.write("impulse.wav", rate, (impulse * 32767).astype(np.int16))</code></pre>
<p>Record in mono, at 48 kHz. My loudspeaker is eight centimetres across, because nothing larger goes into a letterbox. The microphone is an electret capsule of six millimetres, tied to a chopstick.</p>
<figure><img src="1" alt="On a pale ground a row of upright bars, mirrored above and below, tall and close on the left, soon shorter to the right, with a few small swells after that"><figcaption>Number 207, sheet-iron letterbox, seven degrees. Every bar is a moment, the taller the louder. Tail 0.31 seconds.</figcaption></figure>
<h2>Three things that will deceive you</h2>
<ul>
<li><p>Temperature. The resonance of one cistern moved by a quarter of a semitone between summer and winter. A thermometer is cheaper than a microphone. Bring one.</p></li>
<li><p>Yourself. Bodies absorb treble, and a tank with you in it is another room. Leave the recorder, walk away, and let two minutes pass before you start.</p></li>
<li><p>The refrigerator. There is one in every silence in every city. Record thirty seconds of nothing first; at home, look at the spectrum and take out fifty hertz and its multiples.</p></li>
</ul>
<h2>The letterbox</h2>
<p>Number 207 is a red iron letterbox at the end of a sloping street. I wrote to the post office. Three weeks later I had an answer: I might record for ten minutes at collection time, in the presence of the postman. He was a gentleman close to retirement. He watched me put the little loudspeaker in and said: “There has only ever been the sound of paper in there.” While the sweep played he rested his hand on the top. Afterwards he told me that around 340 hertz it had felt as if somebody were knocking.</p>
<p>That knock is the only percussion in a piece of seven minutes. The same idea came back in <a href="/video/detail/video-200"><em>The Party Behind the Wall</em></a>: you hear what the wall lets through, and you supply the rest of the party yourself.</p>
<p>All 412 impulse responses are online, to be used as you like. I have one request. If you go to a new room, write down the temperature, and write one complaint.</p>`,
    },
  },
  {
    author: 24,
    topic: 3,
    tags: ['投影', '教程', '现场', '灯光'],
    zh: {
      title: '一面城墙的工作手册：从踏勘到撤场的一百二十天',
      body: `<p>十五年里我画过城门、水塔、粮仓和一艘退役渡轮。常有年轻同行来问媒体服务器选哪家，我说先别急，你那面墙中午十二点是什么颜色？多数人答不上来。这篇手册就从中午十二点讲起，把《城墙上的四季》从踏勘到撤场的做法写一遍。数字都是真的，后悔也是。</p>
<figure data-work="video-002"></figure>
<h2>一、踏勘：带一张灰卡和一把雨伞</h2>
<p>城墙长一百六十八米，高十二米，青砖，表面反射率我量了六十个点。量法很土：把一张百分之十八的灰卡贴在墙上，用同一个曝光拍卡和砖，比亮度。结果从百分之九到百分之二十六不等，修补过的砖明显亮，雨水管下面一道几乎是黑的。</p>
<p>为什么要量？因为投影机的亮度写在说明书上，观众看到的亮度写在墙上。反射率百分之十的砖，你打一千勒克斯，它只还给你相当于白幕一百勒克斯的亮度。我们后来给每一块砖做了校色，就是因为这张表。</p>
<p>还要记的：日落时间、月亮、路灯（每一盏的瓦数和归谁管）、对面居民楼的窗户朝向、最近的消防栓、下雨时水往哪边流。雨伞给全站仪打，人淋着。</p>
<h2>二、算光：先除，再买</h2>
<p>需要多少流明，公式只有一行：面积乘以想要的照度，除以有效系数。</p>
<pre><code>width, height = 168, 12     # metres
lux = 180                   # wanted on the wall, street lamps off
overlap = 0.15              # share of each picture lost to blending
ageing = 0.8                # lamps or laser after a season
usable = 0.75               # the part of the picture that falls on brick

lumens = width * height * lux / (ageing * usable * (1 - overlap))
print(round(lumens), "lumens in all,", round(lumens / 16), "for each of sixteen projectors")</code></pre>
<p>算出来大约七十一万流明，十六台，每台四万五左右。市面上没有正好四万五的型号，我们租的是标称五万的，按八成功率跑，灯组寿命和风噪都好看得多。一百八十勒克斯有出处：路灯关掉之后环境光是四勒克斯，我要求画面里最暗的可见灰阶不低于环境光的一半，倒推回去就是这个数。</p>
<p>路灯关不掉怎么办？关不掉就别做暗调的内容。有一年某城市答应关灯，开幕当晚值班的人不知道这回事，我们整个第二幕是一片没人看得见的雪。</p>
<p>还有一笔账常常被漏掉：电。十六台满载接近七十千瓦，加上空调、音响和塔上的照明，我们报了一百。城墙根下当然没有一百千瓦，只能从七百米外的变电箱拉过来，沿途过两条马路，架桥板四十块。发电车也备了一台，停在下风口，全程没有启动，每天照付租金。有人劝我退掉，我说，它不响就是它的工作。</p>
<h2>三、位置：投影机也要睡觉</h2>
<p>机位在护城河对岸，距离墙面六十二米。搭了四座三层脚手架塔，每座放四台机器。塔要解决四件事：不晃、不积水、不闷热、有人守夜。</p>
<ul>
<li><p>不晃。人在塔上走一步，墙上的画面走三厘米。机器层和人行层必须分开立柱，宁可多花两万。</p></li>
<li><p>不积水。顶棚朝后倾斜五度，前檐加滴水线，不然雨刚好滴在镜头窗上。</p></li>
<li><p>不闷热。进风口在下，出风口在上，之间不要有任何“顺便放一下”的箱子。</p></li>
<li><p>守夜。两班，每班两人，一个会关机，一个会打电话。</p></li>
</ul>
<figure><img src="1" alt="夜里，岸边四处各射出一把扇形的光束，在空中彼此交叉，下面是低矮的黑色山影和水"><figcaption>四塔十六机，每塔四束，示意。起雾的晚上就是这样：光柱比画面好看，墙上什么都没有。</figcaption></figure>
<h2>四、对位：让砖自己说话</h2>
<p>模型用激光扫描，点距五毫米，再简化到二十万个面。很多人到这一步就以为完了，其实扫描得到的是墙，投影机看到的是从它那个角度看的墙，两者之间差一次标定。我们在墙上选了九十六个砖角，夜里用十字光标一个一个对，四个人三个晚上。自动标定也试过，摄像机被护城河的反光骗了，十六台里有五台对到了水里。</p>
<p>对完之后温度一变还会跑。砖墙白天吸热，傍晚到午夜整面墙收缩的量可以忽略，塔却会矮两毫米，画面就是七毫米。所以每晚开演前二十分钟放一遍“砖网”：给每块砖描一条白边，站在桥上用望远镜看，哪台跑了推哪台。这二十分钟后来有观众专门来看，我们干脆公布了时间。</p>
<h2>五、内容：按墙的尺寸剪</h2>
<p>整幅画面一万九千二百乘一千三百七十二像素，一个文件谁也放不动，渲染完按机位切开，每台拿自己那一块。用 ffmpeg 切最省事：</p>
<pre><code>for i in $(seq 0 15); do
  ffmpeg -i wall.mov \\
    -vf "crop=1372:1372:$((i * 1188)):0" \\
    -c:v prores_ks -profile:v 3 \\
    "tile-$(printf %02d "$i").mov"
done</code></pre>
<p>步进一千一百八十八，重叠一百八十四像素，约百分之十三，剩下的两个点留给对位时推拉。融合带的曲线不要在文件里做，放在播放端，因为每晚湿度不同，黑位也不同。</p>
<p>创作上我只有一条规矩：任何一个物体的移动，从墙的一头到另一头，不短于四十秒。观众的脖子不是云台。春天那段原来有一群燕子，六秒横穿全场，彩排时第一排的人全在揉脖子，改成燕子在垛口之间一段一段地飞，好看多了。</p>
<p>颜色也要按墙来调。青砖偏绿，投上去的白会发冷，像医院。我们先在墙上打十一级灰，用分光计读回来，得到一张“墙的白”，所有画面都朝它靠，而不是朝六千五百开。秋天的红最难：砖几乎不反射红光，要把别的颜色全压下去，红才出得来。四季里秋天的亮度最低，可是观众问卷上，说“最亮”的是秋天。</p>
<figure><img src="2" alt="画面分成许多不规则的多边形，每一块深浅都不同，少数几块明显更亮，块与块之间是细细的暗缝"><figcaption>没有两块砖是同一个白。示意图把形状画乱了，亮度没有：跳出来的那几块，是后来修补的。</figcaption></figure>
<p>声音另说一句。一百六十八米的墙，从一头传到另一头声音要走半秒，所以我们没有做“主音箱”，而是二十四只小箱子沿护城河排开，每只只管眼前七米，延时按位置写死。坐在任何一处，雪都像是从正前方落下来的。</p>
<h2>六、许可：十一个章</h2>
<p>从递交到批复用了七十四天，一共十一个章：文物、公安、消防、城管、园林（因为塔脚压了草）、水务（护城河）、电力、交通、街道、居委会，还有一家幼儿园。幼儿园这一个法律没有要求，是我们自己加的，孩子们八点半睡觉，所以全部场次在八点二十前结束。</p>
<p>文物部门不太在意光，在意热和紫外线，还有脚手架会不会碰到墙。我们提交了两张表：墙面照度乘以全部开放时间，得到的累计曝光量，只有正午太阳一小时的百分之六；塔与墙之间最近的东西是一条河。</p>
<h2>七、演出：每天都写坏账</h2>
<p>二十三个晚上，停演两晚（一晚风速超过十二米，一晚浓雾），误点四次，最长一次十一分钟，原因是一只猫睡在三号塔的出风口上。雾是我最怕的敌人：二十米能见度时，光柱比画面好看，墙上什么都没有，观众却都举起了手机。后来我们专门剪了一版“雾版”，只有大色块，哪天起雾就放它。</p>
<p>观众的安全比画面难管。护城河的石栏高九十厘米，小孩一踩就上去了。我们在栏内侧放了一排长凳，坐着看的人成了站着看的人的护栏，二十一个晚上没有一个人落水。散场也要设计：最后一场雪不一次停完，从离地铁远的那头开始停，人群就自己慢慢往另一头走，三千人用了十四分钟，没有用一次喇叭。</p>
<p>值班日志每天必填三行：坏了什么、谁修的、明天要带什么。二十三天之后那本日志比任何总结会都管用，下一座城拿去直接当清单。</p>
<h2>八、撤场：把墙还回去</h2>
<p>拆塔用了三天，比搭快一倍。撤完之后我们做了两件事：请文物部门的人拿着开工前的照片，一米一米地验墙；把压坏的草换成新的草皮，浇了一个月水。账本最后一行就是水费，八百四十元。</p>
<p>写到这里，有人大概要问总价。全部加起来二百九十万，其中机器租赁一百二十万，塔和电六十万，人工五十五万，内容四十万，其余十五万是保险、审批、饭和草。如果只能省一样，我劝你省内容里的特效；如果只能留一样，请留守夜的那两个人。</p>`,
    },
    en: {
      title: 'Handbook for One City Wall: A Hundred and Twenty Days from First Visit to Load-Out',
      body: `<p>In fifteen years I have painted light on city gates, a water tower, granaries and one retired ferry. Young colleagues often ask me which media server to buy. Wait, I say: what colour is your wall at noon? Most cannot tell me. So this handbook begins at noon, and goes through <em>Four Seasons on a City Wall</em> from the first visit to the load-out. The figures are real, and so are the regrets.</p>
<figure data-work="video-002"></figure>
<h2>1. First visit: bring a grey card and an umbrella</h2>
<p>The wall is 168 metres long and twelve high, of grey-green brick. I measured its reflectance at sixty points, and my method is a rustic one: tape an eighteen per cent grey card to the wall, photograph card and brick at the same exposure, compare. The values ran from nine per cent to twenty-six. Repaired bricks were plainly brighter, and the strip beneath the rainwater pipe was close to black.</p>
<p>Why bother? Because the brightness of a projector is printed in its manual, but the brightness people see is written on the wall. A brick of ten per cent that receives a thousand lux gives back what a white screen would at a hundred. In the end we corrected the colour of every single brick, and that table is the reason.</p>
<p>Also to be noted: the hour of sunset, the moon, the street lamps (watts, and who is in charge of each), which way the windows opposite are facing, the nearest hydrant, and where the water runs when it rains. The umbrella goes over the total station. You get wet.</p>
<h2>2. The sum: divide first, rent later</h2>
<p>How many lumens you need is one line: area times the lux you want, divided by everything that gets lost.</p>
<pre><code>width, height = 168, 12     # metres
lux = 180                   # wanted on the wall, street lamps off
overlap = 0.15              # share of each picture lost to blending
ageing = 0.8                # lamps or laser after a season
usable = 0.75               # the part of the picture that falls on brick

lumens = width * height * lux / (ageing * usable * (1 - overlap))
print(round(lumens), "lumens in all,", round(lumens / 16), "for each of sixteen projectors")</code></pre>
<p>That makes about 710,000 lumens, or some 45,000 for each of sixteen machines. Nobody sells exactly that, so we rented models rated at fifty thousand and ran them below full power, which is kinder to the light source and much quieter. The 180 lux have a reason. With the street lamps off, the ambient light was four lux, and I wanted the darkest visible grey to be at least half of that; working backwards, one arrives at this figure.</p>
<p>And if the lamps cannot be turned off? Then do not make dark content. One year a city had promised to switch them off, and on the opening night the man on duty had never heard of it. The whole of our second act was snow that nobody could see.</p>
<p>One sum is often left out, and that is power. Sixteen machines at full load take nearly seventy kilowatts; with air conditioning, sound and the lights on the towers we applied for a hundred. There are no hundred kilowatts at the foot of a city wall, of course. They had to come from a substation seven hundred metres away, across two roads and under forty cable ramps. We also had a generator lorry, parked downwind, which never once started and had to be paid for every day. People urged me to send it back. Being silent, I said, is its job.</p>
<h2>3. Positions: projectors need to sleep, too</h2>
<p>Our machines stood across the moat, sixty-two metres from the wall, on four scaffold towers of three storeys, four machines to a tower. A tower has four duties: not to sway, not to hold water, not to overheat, and to be guarded at night.</p>
<ul>
<li><p>Sway. One step by a person on the tower moves the picture by three centimetres on the wall. The deck for machines and the deck for people must have separate uprights, even if that costs another ¥20,000.</p></li>
<li><p>Water. Tilt the roof five degrees to the back and give the front edge a drip line, or the rain will find the projection window.</p></li>
<li><p>Heat. Air comes in below and leaves above, and between the two there is no crate that somebody has put down for a moment.</p></li>
<li><p>Guards. Two shifts of two: one who knows how to shut down, one who knows whom to ring.</p></li>
</ul>
<figure><img src="1" alt="At night, fans of light rise from four places on a shore and cross one another in the air above low dark hills and water"><figcaption>Four towers, sixteen machines, four beams to a tower, as a drawing. So it looks in fog: handsome beams and nothing on the wall.</figcaption></figure>
<h2>4. Alignment: let the bricks speak</h2>
<p>The model came from a laser scan with a point every five millimetres, reduced to two hundred thousand faces. Many people think they are done at this stage. But a scan gives you the wall, while a projector has the wall from where it stands, and between the two there is a calibration. We picked ninety-six corners of bricks and went to each of them at night with a cross-hair: four people, three nights. We had tried automatic calibration. The camera was taken in by reflections, and five of the sixteen machines aligned themselves to the moat.</p>
<p>Once aligned, things move with the temperature. Between dusk and midnight the wall hardly shrinks at all, but a tower loses two millimetres, and that is seven on the wall. So every evening, twenty minutes before the show, we ran the brick net: a white outline around each brick. You stand on the bridge with binoculars and nudge whichever machine has wandered. In time people came especially for those twenty minutes, and we printed the hour in the programme.</p>
<h2>5. Content: cut to the size of the wall</h2>
<p>The whole picture is 19,200 by 1,372 pixels, which nothing will play as one file. Render it, then cut it up so that each machine has its own piece. ffmpeg does this with the least fuss:</p>
<pre><code>for i in $(seq 0 15); do
  ffmpeg -i wall.mov \\
    -vf "crop=1372:1372:$((i * 1188)):0" \\
    -c:v prores_ks -profile:v 3 \\
    "tile-$(printf %02d "$i").mov"
done</code></pre>
<p>The step is 1,188 and so the overlap 184 pixels, or about thirteen per cent; the remaining two points are for pushing and pulling during alignment. Do not bake the blending curve into the files. Keep it in the player, because humidity changes from night to night and the black level with it.</p>
<p>As an artist I have one rule: nothing may cross the wall from end to end in under forty seconds. A neck is not a tripod head. Spring used to have a flock of swallows that went across in six, and at the rehearsal everybody in the front row was rubbing their shoulders. Now the swallows fly from merlon to merlon, a little at a time, and are far better for it.</p>
<p>Colour, too, has to be graded to the wall. This brick leans to green, and white on it turns cold, like a hospital. We put eleven greys on the wall and read them back with a spectrometer, which gave us the wall’s own white. Every picture was graded towards that and not towards 6,500 kelvin. The red of autumn was the hardest. Such brick hardly returns any red, and everything else must be held down before red can come through. Of the four seasons autumn had the lowest brightness. On the questionnaires it was autumn that people called the brightest.</p>
<figure><img src="2" alt="A surface of irregular polygons, each in a tone of its own, a few much paler than the rest, with thin dark seams between them"><figcaption>No two bricks have the same white. The drawing takes liberties with their shapes and none with their tones: those that stand out are the repaired ones.</figcaption></figure>
<p>A word on sound. From one end of such a wall to the other it needs half a second. We had no main loudspeakers, then, but twenty-four small ones along the moat, each looking after the seven metres in front of it, with the delays fixed by position. Wherever you sit, the snow seems to fall straight ahead.</p>
<h2>6. Permits: eleven stamps</h2>
<p>From application to approval took seventy-four days and eleven stamps: heritage, police, fire, city management, parks (our towers stood on grass), water (the moat), electricity, traffic, the subdistrict, the residents’ committee, and a kindergarten. The kindergarten is not in the law. We added it ourselves. The children go to bed at half past eight, and so every show was over by twenty past.</p>
<p>Heritage did not worry about light so much as about heat, ultraviolet, and scaffolding that might touch the wall. We handed in two tables. One showed the lux on the wall multiplied by all our opening hours: six per cent of one hour of midday sun. The other showed that the nearest thing between the towers and the wall was a river.</p>
<h2>7. Running it: write down what went wrong</h2>
<p>Twenty-three nights. Two were cancelled, one for wind over twelve metres a second and one for fog. Four started late, the worst by eleven minutes, because a cat was asleep on the exhaust of tower three. Fog is the enemy I fear most. At twenty metres’ visibility the beams are lovelier than the picture, there is nothing on the wall, and everybody holds up a phone. We ended by cutting a fog version, large fields of colour and nothing else, to be played on such nights.</p>
<p>People’s safety is harder to direct than a picture. The stone railing of the moat is ninety centimetres high, and any child can climb it. We put benches along the inside, so that those who sat became a railing for those who stood. In twenty-one nights nobody fell in. The way out has to be designed as well. The last snow does not stop all at once but begins to stop at the end farthest from the metro, and the crowd drifts towards the other end of its own accord. Three thousand people took fourteen minutes, and not one announcement was made.</p>
<p>The log had three lines to be filled in every day: what broke, who mended it, what to bring tomorrow. After twenty-three days it was worth more than any review meeting, and the next city used it as a checklist.</p>
<h2>8. Load-out: giving the wall back</h2>
<p>Taking down the towers took three days, half as long as putting them up. Then we did two more things. We asked the heritage office to go along the wall with the photographs from before, metre by metre. And we replaced the flattened grass with new turf and watered it for a month. The last line in the accounts is water: ¥840.</p>
<p>Somebody will want to know the total. It came to ¥2.9 million: 1.2 million for the machines, 600,000 for towers and power, 550,000 for labour, 400,000 for content, and the other 150,000 for insurance, permits, meals and grass. If you have to save on one thing, save on effects. If you can keep only one thing, keep the two people who sit up at night.</p>`,
    },
  },
];
