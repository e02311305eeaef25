import type { SeedArticle } from './seed-article';

/** Op art, frost, a solar server, a loom and sixty loudspeakers. */
export const articlesA3: SeedArticle[] = [
  {
    author: 19,
    topic: 1,
    tags: ['历史', '光装置', '投影'],
    zh: {
      title: '眼睛被骗六十年：欧普艺术教会投影的三件事',
      body: `<p>我做的地板让人扶墙。有人说这是新媒体，其实它和我祖母那件一九六六年的连衣裙是同一件东西：黑白条纹，间距递减，谁看谁晕。她穿着它去莱比锡的舞会，有位先生跳到一半坐下了。</p>
<p>这一篇只讲三件我每天都在用的旧事。</p>
<h2>一、作品在你的视网膜上完工</h2>
<p>一九六五年，纽约现代艺术博物馆办了“反应之眼”，策展人威廉·塞茨，图录封面是布里奇特·莱利的《流》。画面上一个像素都没动，看的人却说它在流。画布没有变，变的是两次眼跳之间残留的那一层。</p>
<p>我做投影的头五年，一直在让画面动。后来才明白，画面一动，眼睛就停；画面停住，眼睛才开始工作。现在我地板上的图案九成时间是静止的，另外一成只移动半个条纹的宽度，用四十秒。</p>
<figure><img src="1" alt="黑白相间的环一圈套一圈，越往里越偏，一侧挤紧，一侧松开，看起来像一个凹下去的漏斗"><figcaption>每一圈都只比外面一圈挪偏了一点。没有一个像素在动。</figcaption></figure>
<h2>二、禁止不参与</h2>
<p>一九六〇年成立于巴黎的视觉艺术研究小组（GRAV）有一句口号，大意是：禁止不参与，禁止不触摸，禁止不打破。一九六六年四月，他们在街上放了一整天的装置：可以踩得摇晃的木板，弹簧鞋，万花筒。同一年，成员胡里奥·勒帕克在威尼斯双年展拿了绘画大奖，得奖的东西里有灯、马达和抛光的金属。</p>
<p>那块摇晃的木板现在还在我脑子里。交互这个词，今天常常是指挥手，屏幕亮一下。勒帕克他们的标准严格得多：作品要让你的身体失去一点平衡，否则不算参与。</p>
<h2>三、光自己会画</h2>
<p>杜塞尔多夫的海因茨·马克和奥托·皮纳一九五七年开始办“零”。皮纳的《光之芭蕾》做法简单得让人生气：一块穿了孔的纸板，一盏手电，手慢慢转。我给学生上的第一堂课就是这个，禁用投影机，一人一块纸板、一根针。三个小时之后，总有人抬头问：“为什么这个比我的渲染好看？”</p>
<p>因为针孔没有分辨率。再往前，莫霍利-纳吉一九三〇年的“光空间调节器”也是一样：马达、穿孔金属板、几盏灯，影子是无限细的。投影机给你两百万个像素，针孔给你一整道光。</p>
<h2>所以呢</h2>
<p>做<a href="/video/detail/video-106">《水塔与月亮》</a>时，我用了这三条。画面静止，只有月相在走；观众必须绕塔一周才能看完整轮，绕的时候地上有坡，会喘；月亮的边缘由一块开了圆孔的铁板挡出来，所以它不像投影。有位老工人说，跟真的一样，就是比真的近。</p>
<p>我祖母的裙子还在，胸口的条纹洗得有点发灰了。前年有家美术馆想借去展览，她拒绝了，说那不是艺术，那是她让一位先生坐下的证据。</p>`,
    },
    en: {
      title: 'Sixty Years of Fooling the Eye: Three Things Op Art Can Teach Projection',
      body: `<p>I make floors that send people to the wall for support. This has been called new media. In fact it is the same thing as a dress my grandmother owned in 1966: black and white stripes at shrinking intervals, and everybody who looked at it felt unwell. She wore it to a dance in Leipzig, and a gentleman had to sit down halfway through.</p>
<p>Here are three old things that I use every day.</p>
<h2>1. The work is finished on your retina</h2>
<p>In 1965 the Museum of Modern Art in New York showed <em>The Responsive Eye</em>, curated by William Seitz, with Bridget Riley’s <em>Current</em> on the cover of the catalogue. Nothing on that canvas moves, and everyone who sees it says that it flows. What changes is not the painting but the layer left behind between one jump of the eye and the next.</p>
<p>For my first five years in projection I made pictures move. It took me that long to see that when the picture moves, the eye stops; only when the picture stops does the eye get to work. Today my floors stand still for nine tenths of the time. In the remaining tenth they shift by half a stripe, and take forty seconds over it.</p>
<figure><img src="1" alt="Black and white rings one inside another, each a little off its neighbour, tight on one side and wide on the other, so that they seem to sink like a funnel"><figcaption>Each ring is only a little off the one around it. Not one pixel is moving.</figcaption></figure>
<h2>2. It is forbidden not to take part</h2>
<p>GRAV, the visual research group founded in Paris in 1960, had a slogan that ran more or less like this: it is forbidden not to take part, forbidden not to touch, forbidden not to break. In April 1966 they spent a day in the street with planks that tipped underfoot, shoes on springs, and kaleidoscopes. In the same year one of them, Julio Le Parc, won the grand prize for painting in Venice. What won it had lamps in it, and motors, and polished metal.</p>
<p>I have never got that tipping plank out of my mind. Interaction has come to mean that you wave and a screen lights up. The standard of Le Parc and his friends was stricter. If the work did not cost your body some of its balance, you had not taken part.</p>
<h2>3. Light can draw for itself</h2>
<p>Heinz Mack and Otto Piene began ZERO in Düsseldorf in 1957. How Piene made his <em>Light Ballet</em> is so simple as to be annoying: a piece of card with holes in it, a torch, and a hand that turns slowly. It is the first lesson I give to students. Projectors are banned, and everyone gets a card and a needle. After three hours somebody always looks up and asks why this is better than their rendering.</p>
<p>It is because a pinhole has no resolution. Go back further, to Moholy-Nagy’s light prop of 1930, and it is the same: a motor, perforated metal, some lamps, and shadows that are infinitely fine. A projector gives you two million pixels. A pinhole gives you all of the light.</p>
<h2>And so?</h2>
<p>I used all three for <a href="/video/detail/video-106"><em>The Water Tower and the Moon</em></a>. The image is still and only the phase moves on. To see the whole moon you must walk round the tower, and the ground slopes, so that you are out of breath. And the edge of the moon is made by an iron plate with a round hole, which is why it does not look like projection. An old worker said it was just like the real one, only closer.</p>
<p>The dress still exists, its stripes washed a little grey across the chest. The year before last a museum asked to borrow it. My grandmother refused. It was not art, she said. It was evidence that she had once made a gentleman sit down.</p>`,
    },
  },
  {
    author: 8,
    topic: 10,
    tags: ['灯光', '现场', '笔记'],
    zh: {
      title: '零下二十二度的灯：给穿太多衣服的人',
      body: `<p>我住的地方，十一月底太阳落下去，一月中旬才回来。人们总以为在这里做光艺术很苦，其实这里有世界上最好的工作室：墙是黑的，地是白的，两个月不用等天黑。苦的是手指。</p>
<p>《雪夜光径》做到第六年，我把能在冷里出错的东西几乎都遇了一遍，写在这里，给以后要在冬天做户外的人。</p>
<figure data-work="video-049"></figure>
<h2>灯喜欢冷，别的都不喜欢</h2>
<p>LED 越冷越亮，寿命越长，零下二十二度时比室温亮出百分之十左右。麻烦在它周围：</p>
<ul>
<li><p>电线。普通 PVC 护套到零下十五度就硬得像干面条，一弯就裂。用橡胶或聚氨酯护套，贵一倍，可以用十年。</p></li>
<li><p>电池。锂电池在零下二十度只剩六成容量，而且绝对不能在零下充电，会坏在里面，外面看不出来。我把它们放进装鱼的泡沫箱，底下垫一只热水袋，容量回到九成。</p></li>
<li><p>电源适配器。低温下启动电流大，十台同时合闸，空气开关就跳。错开两秒，一台一台来。</p></li>
<li><p>防水盒。雪不漏水，化了才漏。盒子里如果有一只发热的电源，它周围的雪白天化、晚上冻，三天之后你要用斧头取它。所以电源离地四十厘米，架在木桩上。</p></li>
</ul>
<h2>雪是一块会长高的银幕</h2>
<p>新雪反射九成的光，旧雪六成，踩过的雪三成，还发蓝。我第一年按新雪设计，第三天亮度只剩一半，观众把银幕踩没了。现在我画两条路：一条给脚，铺干草；另一条给眼睛，绳子拦着，谁也不进，包括我。</p>
<p>照度不要多。雪地上两勒克斯就能看清一个人的脸，五勒克斯已经刺眼。整条一点一公里的光径，我只用三百四十瓦，比一台电吹风还小。</p>
<h2>观众是有保质期的</h2>
<p>零下二十二度，一个穿得对的人可以高高兴兴待四十分钟，穿得不对的十五分钟。所以作品之间的距离不由构图决定，由脚趾决定：每八分钟必须路过一处火，火边有凳子，凳子上铺羊皮。第一年没有火，观众走得飞快，有人十一分钟走完全程，出来告诉我很美。</p>
<p>呼出来的白气也是材料。我把灯放在胸口的高度，从侧后方打，一个人说话，旁边的人就看见了话的形状。孩子们会发现这一点，大人要等孩子告诉他。</p>
<h2>摄影师</h2>
<p>最后说说那位不太高兴的摄影师。他把相机从零下二十二度直接带进咖啡馆，镜片里面立刻结了霜，四个小时没法用。办法是进门之前把机器装进密封袋，挤掉空气，在袋子里等它慢慢暖过来。他现在每年都来，第一件事是借我的密封袋。</p>`,
    },
    en: {
      title: 'Lamps at Minus Twenty-Two: For People Wearing Too Many Clothes',
      body: `<p>Where I live the sun goes down at the end of November and comes back in the middle of January. People suppose that this is a hard place for light art. In fact it is the best studio in the world: the walls are black, the floor is white, and for two months you do not have to wait for the dark. What is hard is fingers.</p>
<p>After six winters of <em>A Path of Light in Snow</em> I have met nearly everything that can go wrong in the cold. I put it down here for those who will be doing winter work outdoors.</p>
<figure data-work="video-049"></figure>
<h2>Lamps like the cold. Nothing else does</h2>
<p>The colder an LED, the brighter it is and the longer it lives; at minus twenty-two you gain about ten per cent over room temperature. Trouble comes from what surrounds it:</p>
<ul>
<li><p>Cables. At minus fifteen ordinary PVC is as stiff as dry spaghetti and cracks when you bend it. Buy rubber or polyurethane. It costs twice as much and lasts ten years.</p></li>
<li><p>Batteries. A lithium cell has sixty per cent of its capacity left at minus twenty, and you must never charge it below zero: the damage is inside, and you will not see it. Mine sit in polystyrene fish boxes on a hot-water bottle. That brings them back to ninety.</p></li>
<li><p>Power supplies. They draw more when they start cold. Switch on ten at once and the breaker goes. Start them one by one, two seconds apart.</p></li>
<li><p>Waterproof boxes. Snow does not leak in. Meltwater does. If there is a warm power supply in the box, the snow around it thaws by day and freezes by night, and on the third day you will need an axe. Ours stand on posts, forty centimetres up.</p></li>
</ul>
<h2>Snow is a screen that grows</h2>
<p>Fresh snow returns ninety per cent of the light, old snow sixty, trodden snow thirty, and that with a blue cast. In my first year I designed for fresh snow. By the third day half the brightness had gone: the audience had walked the screen away. Now I lay out two paths, one for feet, with straw on it, and one for eyes, which is roped off and which nobody enters. That includes me.</p>
<p>Do not use much. On snow two lux will show you a face, and five are glaring. The whole path of 1.1 kilometres takes 340 watts, less than a hair dryer.</p>
<h2>Audiences have a shelf life</h2>
<p>At minus twenty-two, somebody who is properly dressed can be happy for forty minutes, and somebody who is not, for fifteen. The distance between the pieces, then, is not a matter of composition. Toes decide it. Every eight minutes you have to come to a fire, by the fire there must be a bench, and on the bench sheepskin. In the first year we had no fires and people walked at great speed. One man did the whole path in eleven minutes and told me that it was beautiful.</p>
<p>Breath is a material, too. I put lamps at the height of the chest, behind and to the side, so that when you speak, the person next to you sees the shape of what you say. Children find this out. Grown-ups have to be told by a child.</p>
<h2>The photographer</h2>
<p>Finally, the photographer who was not so pleased. He took his camera from minus twenty-two straight into the café, frost formed behind the front element, and he could do nothing for four hours. What you do is seal the camera in a plastic bag before you go in, press out the air, and let it warm up inside the bag. He comes every year now. The first thing he does is borrow one of my bags.</p>`,
    },
  },
  {
    author: 32,
    topic: 22,
    tags: ['开源', '笔记', '教程'],
    zh: {
      title: '阴天停更：一台太阳能服务器的三年账本',
      body: `<p>我们有一块太阳能板、一台巴掌大的服务器和一片菜地，三样都在北京东边同一个院子里，由六个人轮流浇水。服务器三年里在线率百分之九十三点一，菜地的成活率低一些，主要因为茄子。</p>
<p>常收到来信问：能不能照着做一台？能。下面是全部账目和全部教训。想法不是我们发明的，二〇一八年《低技术杂志》就把网站搬到了阳台的太阳能板上，我们读了它的说明，然后把菜加了进去。</p>
<h2>清单</h2>
<ul>
<li><p>单晶板一块，五十瓦，一百六十元。</p></li>
<li><p>磷酸铁锂电池，十二伏二十安时，三百九十元。</p></li>
<li><p>充电控制器，带串口，一百一十元。没有串口的便宜四十，但是你就不知道电池在想什么。</p></li>
<li><p>单板机一台，空闲一点六瓦，四百二十元。</p></li>
<li><p>塑料饭盒一只，十二元。换过两次，太阳晒的。</p></li>
</ul>
<p>合计一千零九十二元。没有算的是网线，挖沟埋了二十三米，挖沟的报酬是一筐西红柿。</p>
<h2>图片要先瘦身</h2>
<p>耗电的大头在网卡。同一张照片，四百千字节和二十千字节，在我们这里差的是晚上能不能多开四十分钟。所以上传的图片一律转成黑白抖动，六行代码：</p>
<pre><code>from pathlib import Path
from PIL import Image

for path in Path("photos").glob("*.jpg"):
    picture = Image.open(path).convert("L")
    picture.thumbnail((800, 800))
    picture.convert("1").save(path.with_suffix(".png"), optimize=True)</code></pre>
<p>有人说像报纸，有人说像蚊子。只有一张没有转：第一年收的那根黄瓜，它值二百八十千字节。</p>
<figure><img src="1" alt="大小不一的圆点排成整齐的格子，远看聚成几片深浅不同的斑"><figcaption>抖动的道理，放大了看：只有点，没有过渡。一张照片这样处理之后十七千字节，原图四百零三。</figcaption></figure>
<h2>没电的时候显示什么</h2>
<p>什么也不显示。头一年我们在别处放了一个备用页，写着“阴天，请稍后”，后来拿掉了，因为那台备用机器常年开着，用电是正主的九十倍。现在没电就是打不开，你的浏览器会替我们道歉。</p>
<p><a href="/video/detail/video-117">《加载中》</a>就是从这里来的。有个阴天，一位读者的页面加载了二十六分钟还没完，她没有关，说听见自己院子里的鸟了。我们后来给这二十六分钟配上了一座真的森林，按字节，一声一声到。</p>
<h2>三年里关掉的功能</h2>
<ol>
<li><p>访问统计。它比内容还重，而且我们看了数字就想讨好它。</p></li>
<li><p>评论。夜里两点总有人吵架，电池撑到四点就没了，没吵完的人很难受。改成写信，地址在页脚，一周回一次，菜地里回。</p></li>
<li><p>搜索。一共只有一百四十页，目录一眼看得完。</p></li>
</ol>
<p>关掉之后，反而有人开始从头读。去年冬至，电只够开五小时十分，那天的访客是全年最多的，他们掐着日出来，像赶早市。</p>`,
    },
    en: {
      title: 'Closed When Overcast: Three Years’ Accounts of a Solar Server',
      body: `<p>We have one solar panel, one server the size of a palm and one vegetable patch. All three are in the same yard in the east of Beijing, and six of us take turns with the watering. In three years the server has been online for 93.1 per cent of the time. The survival rate of the vegetables is lower, chiefly because of the aubergines.</p>
<p>People write to ask whether they could build one like it. They could. Here are all the accounts and all the lessons. The idea is not ours: in 2018 <em>Low-tech Magazine</em> moved a website to a solar panel on a balcony. We read how they did it and added vegetables.</p>
<h2>The list</h2>
<ul>
<li><p>One monocrystalline panel of 50 watts, ¥160.</p></li>
<li><p>A lithium iron phosphate battery, 12 volts and 20 ampere-hours, ¥390.</p></li>
<li><p>A charge controller with a serial port, ¥110. Without the port it is ¥40 less, and you will never know what the battery is thinking.</p></li>
<li><p>A single-board computer that idles at 1.6 watts, ¥420.</p></li>
<li><p>A plastic lunch box, ¥12. Replaced twice, because of the sun.</p></li>
</ul>
<p>That makes ¥1,092. It leaves out the network cable, which runs through twenty-three metres of trench. The fee for digging was a basket of tomatoes.</p>
<h2>Pictures go on a diet</h2>
<p>Most of the power goes into the network. The same photograph at 400 kilobytes or at 20 makes a difference to us of forty minutes of opening time in the evening. So whatever is uploaded gets dithered to black and white. Six lines will do it:</p>
<pre><code>from pathlib import Path
from PIL import Image

for path in Path("photos").glob("*.jpg"):
    picture = Image.open(path).convert("L")
    picture.thumbnail((800, 800))
    picture.convert("1").save(path.with_suffix(".png"), optimize=True)</code></pre>
<p>Some say it looks like a newspaper, some say like midges. A single picture has been spared: the cucumber of our first year. It is worth its 280 kilobytes.</p>
<figure><img src="1" alt="Round dots of many sizes on a regular grid, which gather into a few patches when seen from afar"><figcaption>The principle of dithering, much enlarged: there are only dots. A photograph treated in this way has seventeen kilobytes. It used to have 403.</figcaption></figure>
<h2>What you see when there is no power</h2>
<p>Nothing. In the first year we kept a spare page elsewhere that said: overcast, please come back later. We took it down, because the spare machine ran all year and used ninety times the power of the real one. Now, without power, the page does not open, and your browser apologises on our behalf.</p>
<p>That is where <a href="/video/detail/video-117"><em>Loading</em></a> came from. One grey day a reader’s page had been loading for twenty-six minutes. She had not closed it. She wrote that she had begun to hear the birds in her own yard. Later we gave those twenty-six minutes a real forest, arriving byte by byte, one call after another.</p>
<h2>What we have switched off in three years</h2>
<ol>
<li><p>Statistics. They weighed more than the content, and once we saw the figures we wanted to please them.</p></li>
<li><p>Comments. At two in the morning there was always a quarrel, at four the battery gave out, and those who had not finished suffered. Now you write letters. The address is in the footer, and they are answered once a week, in the vegetable patch.</p></li>
<li><p>Search. There are 140 pages in all. You can take in the table of contents at a glance.</p></li>
</ol>
<p>Since then people have started to read from the beginning. On the last winter solstice we had power for five hours and ten minutes, and more visitors than on any other day of the year. They came at sunrise, on the dot, as one goes to an early market.</p>`,
    },
  },
  {
    author: 5,
    topic: 20,
    tags: ['生成艺术', '历史', '教程', '材料'],
    zh: {
      title: '浮线不许超过五：用织机学编程',
      body: `<p>我姑姑不会用电脑，但她看一眼我的循环就说：“你这里浮线太长，穿三天就勾了。”她说得对。我那段代码里有一处连续十九个零，对应到布上，是一根纬线在十九根经线上面空跑，什么也没抓住。</p>
<p>所以我教编程从织机开始，教织布从元胞自动机开始，两边的学生都觉得自己被骗进了另一门课。</p>
<h2>先把神话放下</h2>
<p>人们爱说计算机起源于提花机。真实的故事窄一点，也好一点：一八〇四年雅卡尔把打孔卡用在织机上，一张卡管一纬；巴贝奇借了这个主意给他的分析机；一八四三年，艾达·洛芙莱斯写道，分析机编织代数的花样，正如雅卡尔的织机编织花和叶。是一句比喻，而且是一句准确的比喻：两者都是把决定提前写好，交给不会走神的东西去执行。</p>
<p>反过来的故事更少有人讲。阿波罗飞船导航计算机的程序是“织”出来的：铜线穿过磁芯算一，绕过去算零，由工厂里的女工一根一根穿。改一个错，要拆线。</p>
<h2>一行由上一行决定</h2>
<p>下面的 p5.js 画一匹布，每一行由上一行推出来。把 <code>rule</code> 换成零到二百五十五之间的任何数，就是另一种布。</p>
<pre><code>const rule = 90;
let row;
function setup() {
  createCanvas(640, 640);
  noStroke();
  frameRate(10);
  row = Array.from({ length: 80 }, (_, i) =&gt; (i === 40 ? 1 : 0));
}
function draw() {
  const pick = (frameCount - 1) % 80;
  row.forEach((up, i) =&gt; {
    fill(up ? 30 : 235);
    rect(i * 8, pick * 8, 8, 8);
  });
  row = row.map((up, i) =&gt; {
    const left = row[(i + 79) % 80];
    const right = row[(i + 1) % 80];
    return (rule &gt;&gt; (left * 4 + up * 2 + right)) &amp; 1;
  });
}</code></pre>
<p>九十号规则出三角，三十号规则出乱草。屏幕上都好看。可是布有一条屏幕没有的规矩：浮线不许超过五。于是学生要写第二个函数，横着查一遍、竖着查一遍，凡是连续六个一样的，就在中间翻转一个。这一翻，下一行全变了。规则和手艺吵起来的地方，布才开始有意思。</p>
<h2>从云锦借来的</h2>
<p>《织机程序》的底本是云锦的挑花结本：一束线绳，挂在织机上方，结在哪里，哪一根经线就提起来。它是存储器，而且是可以摸、可以背在身上走山路的存储器。老师傅读它用手指，闭着眼，一分钟大约二十纬。我用相机读同一束，一分钟七纬，错两处。</p>
<figure data-work="video-029"></figure>
<p>我问他，结本坏了怎么修？他说，从布上倒推回去。布就是备份。</p>
<h2>作业</h2>
<p>给学生的作业是：选一条规则，织三十厘米，然后在织错的地方系一个红线头。交作业那天我们不看布，只数红线头，最多的人先讲。去年最多的是六十一个，她说第四十个之后，她就不再纠正了，“因为那已经是另一条规则”。</p>`,
    },
    en: {
      title: 'No Float Longer Than Five: Learning to Program on a Loom',
      body: `<p>My aunt cannot use a computer, but she took one look at my loop and said: “That float is too long. It will catch before you have worn it three days.” She was right. At one point the code gave nineteen zeros in a row, and in cloth that is a weft running over nineteen warps without holding on to anything.</p>
<p>So I start programming from the loom, and weaving from the cellular automaton. Students on either side feel that they have been tricked into the other course.</p>
<h2>First, put down the myth</h2>
<p>People love to say that the computer was born from the Jacquard loom. The true story is narrower and better. In 1804 Jacquard put punched cards on a loom, one card to a pick. Babbage borrowed the idea for his Analytical Engine. And in 1843 Ada Lovelace wrote that the engine “weaves algebraical patterns just as the Jacquard loom weaves flowers and leaves”. It is a metaphor, and an exact one. In both cases decisions are written down beforehand and handed to something that will not let its mind wander.</p>
<p>The story in the other direction is told less often. The programs of the Apollo guidance computer were woven: a wire through a core was a one, a wire past it a zero, and it was women in a factory who threaded them, wire by wire. To mend a bug you had to unpick.</p>
<h2>Each row follows from the last</h2>
<p>This p5.js draws a length of cloth in which every row is derived from the one above. Change <code>rule</code> to any number from 0 to 255 and you have another cloth.</p>
<pre><code>const rule = 90;
let row;
function setup() {
  createCanvas(640, 640);
  noStroke();
  frameRate(10);
  row = Array.from({ length: 80 }, (_, i) =&gt; (i === 40 ? 1 : 0));
}
function draw() {
  const pick = (frameCount - 1) % 80;
  row.forEach((up, i) =&gt; {
    fill(up ? 30 : 235);
    rect(i * 8, pick * 8, 8, 8);
  });
  row = row.map((up, i) =&gt; {
    const left = row[(i + 79) % 80];
    const right = row[(i + 1) % 80];
    return (rule &gt;&gt; (left * 4 + up * 2 + right)) &amp; 1;
  });
}</code></pre>
<p>Rule 90 gives triangles, rule 30 a thicket. Both look well on a screen. But cloth has a law that screens do not: no float longer than five. The students therefore write a second function that goes along the rows and down the columns, and wherever six in a row are the same it flips one in the middle. With that flip, every row below comes out different. It is where the rule and the craft start to argue that the cloth becomes interesting.</p>
<h2>Borrowed from cloud brocade</h2>
<p><em>Loom Program</em> is based on the knotted pattern of Nanjing brocade: a bundle of cords that hangs above the loom, in which the place of a knot says which warp is lifted. It is memory, and of a kind that you can touch and carry over a mountain on your back. An old master reads it with his fingers, eyes closed, at about twenty picks a minute. With a camera I read the same bundle at seven, and made two mistakes.</p>
<figure data-work="video-029"></figure>
<p>I asked him how one repairs a pattern that is damaged. You work it out backwards from the cloth, he said. The cloth is the backup.</p>
<h2>Homework</h2>
<p>The homework is this. Choose a rule, weave thirty centimetres, and tie a bit of red thread wherever you went wrong. On the day it is due we do not look at the cloth. We count red threads, and whoever has most speaks first. Last year’s winner had sixty-one. After the fortieth, she said, she had stopped correcting, “because by then it was another rule”.</p>`,
    },
  },
  {
    author: 36,
    topic: 4,
    tags: ['声音艺术', '教程', '开源', '现场'],
    zh: {
      title: '六十只喇叭，一个院子，和二楼的王老师',
      body: `<p>院子十九米乘十四米，两棵桂花，一口不用的井。六十只喇叭挂在屋檐下、树上、井里（两只）和晾衣架上。每月第一个周日下午两点开门，不收票，不要求安静。隔壁二楼的王老师是退休的数学老师，也是我们最严格的听众，她家的窗离三十一号喇叭四米半。</p>
<p>这一篇回答大家问得最多的问题：六十个声道到底怎么接，要多少钱，邻居为什么没有报警。</p>
<h2>接线</h2>
<p>声卡输出六十四路，走一根 MADI 光纤，到院里三台二十二路的小功放箱（各空几路，留给坏的那天）。喇叭是四英寸全频，十五瓦，木箱自己钉，一只成本八十七元。线一共一千九百米，两芯零点七五平方，全部编号，两头都写。只写一头的人，后来都在雨里哭过。</p>
<p>防水：喇叭面朝下倾斜三十度，纸盆刷两遍清漆，接头用凡士林。五年换过九只，其中四只是松鼠咬的。</p>
<figure><img src="1" alt="三个中心各自发出一圈圈圆形波，彼此交叠，织成一张明暗相间的网"><figcaption>六十只画上去太挤，这里只画三只：声音在院子里就是这样碰头的。</figcaption></figure>
<h2>先让它走一圈</h2>
<p>新装好的系统，第一件事是让一滴声音按编号走一圈，人跟着走，耳朵听见编号错的、相位反的、松了的。SuperCollider 代码如下，换成你的声道数就能用。</p>
<pre><code>s.options.numOutputBusChannels = 60;
s.boot;

(
SynthDef(\\drop, { |out = 0, freq = 800|
  var env = EnvGen.kr(Env.perc(0.002, 0.6), doneAction: 2);
  Out.ar(out, SinOsc.ar(freq) * env * 0.2);
}).add;
)

(
Routine({
  loop {
    60.do { |i|
      Synth(\\drop, [\\out, i, \\freq, 400 + (i * 12)]);
      0.08.wait;
    };
    2.wait;
  }
}).play;
)</code></pre>
<p>六十步，每步零点零八秒，将近五秒一圈，音高慢慢升上去。这个测试信号后来被小孩们叫作“追尾巴”，每次开门前要放，不放有人抗议。</p>
<h2>响度合同</h2>
<p>我们和八户邻居签了一张纸，手写的：下午两点到五点，王老师窗台上测，任何时候不超过五十八分贝；她在窗台放一盆花，花搬进屋里，我们立刻关掉一半。五年里花搬进去过两次。一次是放雷声，她以为真要下雨，收衣服顺手收花。另一次是我们错了。</p>
<p>安静不等于好。试过整体降十分贝，邻居反而来问是不是出事了。六十只喇叭各出一点点，比两只大箱子轻得多，声音像院子自己长出来的，人会放低嗓门去够它。</p>
<h2>椅子的故事</h2>
<p><a href="/video/detail/video-018">《为一百把空椅子而作》</a>是从王老师的一句话开始的。她说：“你们的喇叭都对着大家说，有没有一只是对着一个人说的？”于是我们把换能器装进椅子底下，坐下才有，起身就没。第一天有位老太太坐了一个半小时，旁边的人问她听见什么，她说：“不告诉你，你自己坐。”</p>
<p>账：喇叭五千二，功放九千，声卡和光纤一万四，线三千一，木头、清漆和凡士林一千。合计三万二千三，五年摊下来，一个周日五百三十八块。桂花是原来就有的。</p>`,
    },
    en: {
      title: 'Sixty Loudspeakers, One Courtyard, and Teacher Wang on the First Floor',
      body: `<p>The courtyard is nineteen metres by fourteen, with two osmanthus trees and a well that is no longer used. Sixty loudspeakers hang from the eaves, in the trees, on the clothes rack and (two of them) in the well. We open at two on the first Sunday of every month. There is no ticket, and nobody has to be quiet. Our strictest listener is Teacher Wang, who used to teach mathematics and lives on the first floor next door. Her window is four and a half metres from loudspeaker 31.</p>
<p>This answers the questions we are asked most: how do you connect sixty channels, what does it cost, and why have the neighbours not called the police?</p>
<h2>Wiring</h2>
<p>The interface puts out sixty-four channels over one MADI fibre to three home-made amplifier boxes of twenty-two each, a few of them spare for the day something dies. The loudspeakers are four-inch full-range drivers of fifteen watts in boxes we nailed together, ¥87 apiece. There are 1,900 metres of cable, two cores of 0.75 mm², and every one is numbered at both ends. Those who number one end only have all ended up crying in the rain.</p>
<p>Against water: the boxes face down by thirty degrees, the cones have two coats of varnish, the contacts have Vaseline. In five years we have replaced nine, four of which had been eaten by squirrels.</p>
<figure><img src="1" alt="Circular waves spread from three centres and overlap in a net of bright and dark"><figcaption>Sixty would be too many for a drawing. Here are three, and this is how their sounds meet in the courtyard.</figcaption></figure>
<h2>First, let it walk round</h2>
<p>With a new system the first thing is to send a drop of sound round by number and walk after it. The ear will find what is numbered wrongly, out of phase or loose. The SuperCollider code below works as soon as you put in your own number of channels.</p>
<pre><code>s.options.numOutputBusChannels = 60;
s.boot;

(
SynthDef(\\drop, { |out = 0, freq = 800|
  var env = EnvGen.kr(Env.perc(0.002, 0.6), doneAction: 2);
  Out.ar(out, SinOsc.ar(freq) * env * 0.2);
}).add;
)

(
Routine({
  loop {
    60.do { |i|
      Synth(\\drop, [\\out, i, \\freq, 400 + (i * 12)]);
      0.08.wait;
    };
    2.wait;
  }
}).play;
)</code></pre>
<p>Sixty steps of 0.08 seconds make a round of just under five, with the pitch creeping up. The children call this test signal chasing the tail. It has to be played before every opening. If it is not, there are protests.</p>
<h2>A contract about loudness</h2>
<p>With eight neighbouring households we have signed a sheet of paper, written by hand. Between two and five, measured on Teacher Wang’s windowsill, never more than 58 decibels. She keeps a flowerpot there; if the pot goes indoors, we switch off half at once. In five years it has gone in twice. Once we were playing thunder, and she thought it was about to rain, took in the washing, and the flowers with it. The other time we were in the wrong.</p>
<p>Quiet alone is not the point. When we tried everything ten decibels lower, neighbours came round to ask whether something had happened. Sixty loudspeakers giving a very little each are far gentler than two large ones. The sound seems to grow out of the yard, and people lower their voices to reach it.</p>
<h2>About the chairs</h2>
<p><a href="/video/detail/video-018"><em>For a Hundred Empty Chairs</em></a> began with a remark of hers. “Your loudspeakers all talk to everybody,” she said. “Is there one that talks to one person?” So we put transducers under chairs. Sit down and it plays; get up and it is gone. On the first day an old lady sat for an hour and a half. Asked what she was hearing, she said: “I’m not telling. Sit down yourself.”</p>
<p>The accounts: loudspeakers ¥5,200, amplifiers 9,000, interface and fibre 14,000, cable 3,100, wood, varnish and Vaseline 1,000. That is ¥32,300, or over five years ¥538 a Sunday. The osmanthus trees were already there.</p>`,
    },
  },
];
