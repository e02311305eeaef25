import type { SeedArticle } from './seed-article';

/** Blacks, corals, a shot of forty-seven days, dead telephones and a room until the last bus. */
export const articlesA4: SeedArticle[] = [
  {
    author: 22,
    topic: 20,
    tags: ['材料', '生成艺术', '访谈'],
    zh: {
      title: '黑到底有几种：一次没有结论的争吵记录',
      body: `<p>我们合作八年，吵过的架里值得记下来的只有这一场。地点是漆房，湿度百分之八十，一块刚推完光的黑漆板和一台显示器面对面摆着。录音四十分钟，下面是删掉脏话的版本。</p>
<p><strong>青：</strong>显示器上的黑最简单，零，零，零。你那块板我用相机量过，反射率百分之四点二。按数字说，你输了。</p>
<p><strong>苏木：</strong>你把灯关了再看。</p>
<p><strong>青：</strong>（关灯）我的屏幕还亮着，灰的。背光漏的。</p>
<p><strong>苏木：</strong>我的板在关灯的屋子里，就是屋子的黑。你的黑要付电费才灰成这样。</p>
<p><strong>青：</strong>那你那个黑是怎么来的？</p>
<p><strong>苏木：</strong>两种来路。生漆本来是乳白的，见了空气变成褐色，加铁，铁和漆酚起反应，整个漆层从里面黑透，没有颗粒，这叫“黑推光”。另一种是加烟炱，松烟或者桐油烟，黑是悬在漆里的粉。铁的黑看起来深，烟的黑看起来厚。行家用指甲背去听，声音也不一样。</p>
<p><strong>青：</strong>屏幕上只有一种来路：不亮。</p>
<p><strong>苏木：</strong>所以你们只好在别的颜色上做文章。</p>
<figure><img src="1" alt="浅底上无数细线聚成一笔没有合拢的圆，浓处近黑，边缘散成毛"><figcaption>松烟的一笔，用程序画的。最浓的地方，苏木说厚，青说只是线多。</figcaption></figure>
<p>青后来承认，他写了十年着色器，暗部一直是糊的，因为他在错误的空间里做加法。显示器的数值不是光的量：数值减半，光只剩五分之一左右。把光算完再换成数值，这一步放在最后，只做一次：</p>
<pre><code>vec3 toScreen(vec3 light) {
  vec3 low = light * 12.92;
  vec3 high = 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055;
  return mix(low, high, step(0.0031308, light));
}</code></pre>
<p><strong>青：</strong>从这个函数看，黑附近有一小段是直的，零点零零三以下。人类的标准给黑留了一段不拐弯的路。</p>
<p><strong>苏木：</strong>推光的最后一道也不拐弯，手掌蘸着菜油和细灰，直着推，三百下。我师父说拐弯就有火气。</p>
<p>《褪色规则》是这次争吵之后做的。程序每画一笔，最早的一笔就淡去一点，永远画不满，也永远黑不透。苏木定规则：褪到百分之四点二为止，不许到零。那正是那块板的反射率。青说这是作弊，因为别人看不出来。苏木说，漆也是给看不出来的人做的。</p>
<p><strong>青：</strong>现在有一种碳纳米管涂层，吸收百分之九十九点九以上的光，看上去像墙上开了个洞。你怕不怕？</p>
<p><strong>苏木：</strong>那个不能摸。不能摸的黑是物理，能摸的黑才是器物。</p>
<p><strong>青：</strong>所以到底有几种？</p>
<p><strong>苏木：</strong>你先把灯打开，我要数一下。</p>
<p>录音到此结束。灯打开以后，我们看见那块板上有一个指纹，两个人都说是对方的。</p>`,
    },
    en: {
      title: 'How Many Blacks Are There? Minutes of a Quarrel Without a Result',
      body: `<p>We have worked together for eight years, and of all our quarrels only this one is worth writing down. Place: the lacquer room, at 80 per cent humidity, with a black lacquer board that had just been polished standing face to face with a monitor. The recording lasts forty minutes. This is the version without the swearing.</p>
<p><strong>Qing:</strong> Black on a monitor could not be simpler. Zero, zero, zero. I have measured your board with a camera and it reflects 4.2 per cent. Going by numbers, you lose.</p>
<p><strong>Sumu:</strong> Turn off the light and look again.</p>
<p><strong>Qing:</strong> (turning off the light) My screen is still glowing. It’s grey. The backlight leaks.</p>
<p><strong>Sumu:</strong> In a dark room my board is as black as the room. Yours pays for electricity and only gets to grey.</p>
<p><strong>Qing:</strong> Then where does your black come from?</p>
<p><strong>Sumu:</strong> From two places. Raw lacquer is milky and goes brown in the air. Add iron, it reacts with the urushiol, and the whole layer turns black from inside, without a grain in it. The other way is to add soot, of pine or of tung oil, and then the black is a powder hanging in the lacquer. Iron black looks deep. Smoke black looks thick. People in the trade tap it with the back of a nail; it even sounds different.</p>
<p><strong>Qing:</strong> On a screen it comes from one place. Not being lit.</p>
<p><strong>Sumu:</strong> Which is why you people have to make such a fuss about the other colours.</p>
<figure><img src="1" alt="On a pale ground countless thin lines gather into the stroke of a circle that does not close, nearly black where they are dense and frayed at the edge"><figcaption>One stroke of pine soot, drawn by a program. Where it is darkest Sumu calls it thick; Qing says that there are merely more lines.</figcaption></figure>
<p>Qing admitted later that in ten years of writing shaders the dark parts had always been mud, because he had been adding in the wrong space. The value on a monitor is not an amount of light: halve the value and about a fifth of the light is left. Do the sums with light, and turn them into values at the very end, once:</p>
<pre><code>vec3 toScreen(vec3 light) {
  vec3 low = light * 12.92;
  vec3 high = 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055;
  return mix(low, high, step(0.0031308, light));
}</code></pre>
<p><strong>Qing:</strong> If you look at this function, there is a little stretch near black that is straight, below 0.003. The standards of mankind have left black a piece of road without a bend.</p>
<p><strong>Sumu:</strong> There is no bend in the last polish either. You take rapeseed oil and fine ash on your palm and push straight, three hundred times. My master said that if you bend, it shows your temper.</p>
<p><em>Rules for Fading</em> was made after this quarrel. With every stroke that the program draws, its oldest one fades a little. The picture never fills up and never goes quite black. Sumu set the rule: they fade to 4.2 per cent and not to zero. That is the reflectance of the board. Qing called it cheating, since nobody can see it. Sumu said that lacquer is also made for people who cannot see it.</p>
<p><strong>Qing:</strong> There is a coating of carbon nanotubes now that swallows over 99.9 per cent. It looks like a hole in the wall. Are you not afraid?</p>
<p><strong>Sumu:</strong> You can’t touch it. A black that can’t be touched is physics. One that can is a bowl, or a box, or a table.</p>
<p><strong>Qing:</strong> So how many are there?</p>
<p><strong>Sumu:</strong> Turn the light on first. I need to count.</p>
<p>Here the recording ends. When the light was on we saw that there was a fingerprint on the board. Each of us said it was the other’s.</p>`,
    },
  },
  {
    author: 29,
    topic: 2,
    tags: ['生成艺术', '教程', '开源', '历史'],
    zh: {
      title: '十一天长一片珊瑚：反应扩散从试管到显卡',
      body: `<p>我是化学博士，在一座旧纺织厂里工作，十四层织机，一层安静。安静的那层归我。这里有一口乳酸菌发酵缸、一台二手显卡，和每周四来排练的合唱团。三样东西做的是同一件事：局部互相影响，整体长出花纹。</p>
<p>这篇长文写给会一点编程、不怕一点化学的人。读完你能在自己的电脑上长出一片珊瑚，也会知道它为什么不该太快。</p>
<h2>被退稿的烧杯</h2>
<p>一九五一年，苏联化学家别洛乌索夫把一篇论文寄给期刊：他的烧杯在黄色和无色之间来回变，像一只钟。编辑退了稿，理由是不可能，反应只会往一个方向走。他气得把配方锁进抽屉，此后几乎不再投稿。十年之后，年轻的扎鲍京斯基重做了这个实验，烧杯照样变。今天每个化学系的开放日都会摆一盘，叫 BZ 反应，盘子里一圈圈的波慢慢往外走，像雨落在很浓的水里。盘子放平，不要动，六分钟之后波会碰到波，碰到就一起消失，从不穿过对方。</p>
<p>我给访客看的第一件东西就是它。配方不难，难的是相信：没有人指挥，没有图纸，一盘均匀的液体自己决定在哪里画圈。</p>
<h2>图灵的反直觉</h2>
<p>一九五二年，阿兰·图灵发表《形态发生的化学基础》。他问：一个球形的胚胎处处相同，凭什么长出不同的部分？他的答案很短：两种会扩散的物质，一种促进自己，一种抑制对方，只要抑制的那一种跑得更快，均匀就站不住，会自己裂成斑点和条纹。</p>
<p>反直觉的地方在于，扩散通常是抹平一切的，往水里滴墨，最后总是一缸灰。图灵说的是：两种抹平的力量，速度不一样，合起来却能刻出边缘。我在合唱团里见过同样的事：女高音学得快，男低音学得慢，两边都想跟对方对齐，结果整首歌有了浪。</p>
<h2>两种物质，三句话</h2>
<p>我们用格雷—斯科特模型，八十年代提出，一九九三年皮尔逊把它各种参数下的花纹画成了图，从此人人都想养一缸。规则只有三句：</p>
<ol>
<li><p>A 不断从外面加进来，加料的速度叫 feed。</p></li>
<li><p>两份 B 碰上一份 A，就把它变成第三份 B。</p></li>
<li><p>B 不断被清走，清走的速度叫 kill。</p></li>
</ol>
<p>再加上两者各自扩散，B 比 A 慢一半。就这些。没有一句提到珊瑚。</p>
<p>给访客讲的时候我不用公式，用厂里食堂。A 是馒头，后厨不停地蒸；B 是饿的人，两个饿的人坐到一起，闻到一个馒头，就会再喊来一个；吃完的人慢慢走掉。蒸得太快，食堂坐满；走得太快，食堂空掉。只有两个数刚好的时候，人会排成弯弯曲曲的队，队和队之间总留着一条过道，谁也没有画过那条过道。</p>
<h2>先用 Python 长一次</h2>
<p>不要一上来就写着色器。先用 numpy 慢慢长一遍，看得见每一步，出错也知道错在哪里。二百五十六见方，八千步，普通笔记本不到一分钟。</p>
<pre><code>import numpy as np
from PIL import Image

size, feed, kill, steps = 256, 0.0545, 0.062, 8000
a = np.ones((size, size))
b = np.zeros((size, size))
b[118:138, 118:138] = 1.0

def spread(field):
    near = sum(np.roll(field, step, axis) for axis in (0, 1) for step in (-1, 1))
    far = sum(np.roll(field, (x, y), (0, 1)) for x in (-1, 1) for y in (-1, 1))
    return 0.2 * near + 0.05 * far - field

for _ in range(steps):
    reaction = a * b * b
    a += spread(a) - reaction + feed * (1 - a)
    b += 0.5 * spread(b) + reaction - (kill + feed) * b

Image.fromarray(np.uint8(255 * np.clip(a - b, 0, 1))).save("coral.png")</code></pre>
<p>中间那块二十见方的 B 是种子。<code>spread</code> 算的是每个点和八个邻居的平均差多少，正邻居占零点二，斜邻居占零点零五。<code>np.roll</code> 让左边接右边、上边接下边，世界是一只甜甜圈，省去边界的麻烦。</p>
<figure><img src="1" alt="弯曲的深色条纹布满画面，粗细相近，末端圆钝，像脑珊瑚的表面；右下角一片颜色变浅"><figcaption>feed 0.0545，kill 0.062，八千步。浅的那一片是另上的颜色，规则没有变。</figcaption></figure>
<h2>搬到显卡上</h2>
<p>同样的三句话，写成片元着色器。状态存在一张浮点纹理里，红色通道是 A，绿色是 B；准备两张，读一张写一张，每步对调。务必用浮点，八位纹理只有二百五十六级，B 的浓度常常小于一级，于是珊瑚永远不动，你会以为参数错了，找上三天。我找了四天。</p>
<pre><code>precision highp float;
uniform sampler2D u_state;
uniform vec2 u_size;
uniform float u_feed;
uniform float u_kill;

vec2 at(float x, float y) {
  return texture2D(u_state, (gl_FragCoord.xy + vec2(x, y)) / u_size).xy;
}

void main() {
  vec2 s = at(0.0, 0.0);
  vec2 spread = 0.2 * (at(1.0, 0.0) + at(-1.0, 0.0) + at(0.0, 1.0) + at(0.0, -1.0))
    + 0.05 * (at(1.0, 1.0) + at(-1.0, 1.0) + at(1.0, -1.0) + at(-1.0, -1.0)) - s;
  float reaction = s.x * s.y * s.y;
  float a = s.x + spread.x - reaction + u_feed * (1.0 - s.x);
  float b = s.y + 0.5 * spread.y + reaction - (u_kill + u_feed) * s.y;
  gl_FragColor = vec4(a, b, 0.0, 1.0);
}</code></pre>
<p>一千零二十四见方，二手显卡每秒能走四千步，比 Python 快了一百多倍。这时候你会遇到真正的问题：太快了，看不见它犹豫。</p>
<h2>参数是一张地图</h2>
<p>feed 和 kill 张成一张平面，大部分地方什么都没有：要么全满，要么全死。有意思的只是一条弯弯的窄带，宽不过百分之一。我把它打印成一米长的海图挂在墙上，几个港口是：</p>
<ul>
<li><p>feed 0.0367，kill 0.0649：细胞分裂。圆点变长，掐断，成为两个，直到占满。</p></li>
<li><p>feed 0.0545，kill 0.062：珊瑚。分枝，相遇，让开。</p></li>
<li><p>feed 0.025，kill 0.06：孤独的脉冲，互相追，很少停。</p></li>
<li><p>feed 0.078，kill 0.061：虫。小段小段地爬，像旧布上的线头。</p></li>
</ul>
<p>好看的常常不在港口，在两个港口之间。让 feed 从左到右慢慢变化，一幅画里就有了气候。我也试过用照片控制 kill：亮处死得快，暗处死得慢，于是珊瑚会沿着一个人的脸长，长到眼睛总是停一下，因为那里有一个小小的高光。</p>
<figure><img src="2" alt="一圈圈等高线绕着几处高地和洼地，每隔五条有一条加粗"><figcaption>参数的地图，示意。圈的中心是有名字的港口，好看的在圈与圈之间。</figcaption></figure>
<h2>和真的菌比一比</h2>
<p>我在琼脂板上养过同样的花纹。乳酸菌把糖变成酸，酸浓了它自己就停，酸会扩散，糖也会扩散，只是快慢不同。三十七度，四十小时，板上出现间隔三毫米的圈。看上去和屏幕一模一样，只有两点不同：真的会累，第五圈之后间隔就乱了；真的有一股酸奶味。</p>
<p>有人问我，那么屏幕上的是不是假的。我说，方程是真的，菌也是真的，假的是“一模一样”。模型教人看见了圈，菌教人看见了累。</p>
<p>合唱团帮我找到了第三点不同。我把菌圈的间距换成音程，请他们唱，第一圈到第五圈是整齐的四度，之后越来越窄，唱的人说“像要睡着了”。屏幕上的珊瑚换成音程，从头到尾都是四度，唱到第三分钟，男低音举手说无聊。从那以后我有了一个判断模型好坏的办法：请一位男低音，唱它。</p>
<h2>为什么是十一天</h2>
<p>《珊瑚算法》在展厅里跑了十一天，从一粒种子到铺满整面墙。显卡全速的话，六分钟就够。我把它放慢了两千六百倍：每秒一点五步。开幕那天，观众看到的是一面白墙中间有一个灰点，有人要求退票。第三天点裂成四个，保安开始每天早上先去看一眼。第七天有位母亲带孩子来量，用尺，回家记在身高表旁边。</p>
<p>放慢也有技术上的麻烦。显卡不喜欢发呆，一秒只算一步半，驱动会把它降频，再醒来时偶尔丢一步。我让它其余时间去算一片没有人看的海，分辨率一样大，算完就扔。那片海在机箱里陪着珊瑚活了十一天，我没有看过它一眼，只从电表上知道它在：每天多用两度半电。</p>
<p>第十一天晚上，最后一个白角被填上，合唱团站在墙前唱了一首只有三个和弦的歌，每位歌手的音由面前那一列像素的平均值决定。唱完断电。墙上什么也没有了，因为从头到尾，没有保存过一帧。</p>
<figure data-work="video-055"></figure>
<h2>三个忠告</h2>
<p>一、步长不要贪。把时间步从一调到一点五，两分钟后画面变成棋盘，那是数值炸了。棋盘格出现在哪里，先怀疑自己。</p>
<p>二、种子不要对称。一个正方形的种子会长出四重对称的雪花，漂亮，但那是你的正方形，不是化学的。撒几粒歪的，或者加一点点噪声。</p>
<p>三、留一份慢的。快的给自己调参数，慢的给别人看。花纹是结果，长才是作品。</p>
<p>源码和参数都可以随意使用。如果你养出了我海图上没有的港口，请写信告诉我坐标，我会用铅笔标上你的名字。铅笔，是因为海图常常是错的。</p>`,
    },
    en: {
      title: 'Eleven Days to Grow a Coral: Reaction and Diffusion from Test Tube to Graphics Card',
      body: `<p>I have a doctorate in chemistry and work in a former mill: fourteen floors of looms and one of silence. The silent floor is mine. It holds a vat of lactic bacteria, a second-hand graphics card, and on Thursdays a choir that comes to rehearse. All three do the same thing. Neighbours influence one another, and the whole grows a pattern.</p>
<p>This long article is for people who can program a little and are not afraid of a little chemistry. By the end you can grow a coral on your own computer, and you will know why it ought not to be fast.</p>
<h2>The beaker that was rejected</h2>
<p>In 1951 the Soviet chemist Boris Belousov sent a paper to a journal. His beaker went from yellow to clear and back again, like a clock. The editor turned it down as impossible: reactions go one way. He was so offended that he put the recipe in a drawer and published hardly anything about it again. Ten years later young Anatol Zhabotinsky repeated the experiment, and the beaker obliged. Today every chemistry department brings it out on open days as the BZ reaction. Rings travel slowly outwards in a dish, like rain falling on very thick water. Leave the dish level and do not touch it. After six minutes wave meets wave, and where they meet, both vanish. They never pass through each other.</p>
<p>It is the first thing I show to visitors. The recipe is easy. What is hard is to believe that nobody is conducting, that there is no plan, and that a dish of uniform liquid decides for itself where to draw rings.</p>
<h2>Turing against intuition</h2>
<p>In 1952 Alan Turing published “The Chemical Basis of Morphogenesis”. A round embryo is the same all over, he said; how does it come to have parts? His answer is short. Take two substances that diffuse, one that promotes itself and one that holds it back. As long as the one that holds back travels faster, sameness cannot last. It breaks up of its own accord into spots and stripes.</p>
<p>What goes against intuition is that diffusion usually smooths things out. Drip ink into water and you will end up with a tank of grey. Turing says that two smoothing forces, if their speeds differ, can together carve an edge. I have watched this happen in the choir. The sopranos learn fast and the basses slowly, each side tries to fall in with the other, and the song comes out in waves.</p>
<h2>Two substances, three sentences</h2>
<p>We use the Gray–Scott model. It dates from the 1980s, and in 1993 John Pearson published a map of the patterns it makes; since then everybody has wanted a tank of it. The rules are three sentences:</p>
<ol>
<li><p>A is added from outside all the time, at a rate called feed.</p></li>
<li><p>Two of B that meet one of A turn it into a third B.</p></li>
<li><p>B is removed all the time, at a rate called kill.</p></li>
</ol>
<p>In addition both diffuse, B half as fast as A. That is everything. None of the sentences mentions coral.</p>
<p>For visitors I leave out the formula and use the mill’s canteen. A is bread, which keeps coming out of the kitchen. B is hungry people: when two of them sit together and smell a loaf, they call over a third. Those who have eaten drift away. If the kitchen is too fast, the canteen fills up; if people leave too soon, it empties. Only when the two numbers are right do they form winding queues, with an aisle always left between one queue and the next. Nobody ever drew that aisle.</p>
<h2>Grow it once in Python</h2>
<p>Do not begin with a shader. Grow it slowly in numpy first, where you can see every step and know where a mistake was made. At 256 by 256, eight thousand steps take an ordinary laptop less than a minute.</p>
<pre><code>import numpy as np
from PIL import Image

size, feed, kill, steps = 256, 0.0545, 0.062, 8000
a = np.ones((size, size))
b = np.zeros((size, size))
b[118:138, 118:138] = 1.0

def spread(field):
    near = sum(np.roll(field, step, axis) for axis in (0, 1) for step in (-1, 1))
    far = sum(np.roll(field, (x, y), (0, 1)) for x in (-1, 1) for y in (-1, 1))
    return 0.2 * near + 0.05 * far - field

for _ in range(steps):
    reaction = a * b * b
    a += spread(a) - reaction + feed * (1 - a)
    b += 0.5 * spread(b) + reaction - (kill + feed) * b

Image.fromarray(np.uint8(255 * np.clip(a - b, 0, 1))).save("coral.png")</code></pre>
<p>The square of B in the middle, twenty by twenty, is the seed. <code>spread</code> says how far each point is from the average of its eight neighbours, where a straight neighbour counts 0.2 and a diagonal one 0.05. <code>np.roll</code> joins left to right and top to bottom, so that the world is a doughnut and has no edge to worry about.</p>
<figure><img src="1" alt="Winding dark stripes of much the same width cover the picture, blunt at the ends, like the surface of a brain coral; in the lower right corner they turn pale"><figcaption>Feed 0.0545, kill 0.062, eight thousand steps. The pale part was coloured afterwards; the rule is the same.</figcaption></figure>
<h2>Moving to the graphics card</h2>
<p>The same three sentences as a fragment shader. The state lives in a floating-point texture, A in red and B in green. Keep two of them, read from one, write to the other, and swap at every step. They must be floating point. A texture of eight bits has 256 levels, and B is often less than one of them; the coral will never move, and you will think the parameters are wrong and search for three days. I searched for four.</p>
<pre><code>precision highp float;
uniform sampler2D u_state;
uniform vec2 u_size;
uniform float u_feed;
uniform float u_kill;

vec2 at(float x, float y) {
  return texture2D(u_state, (gl_FragCoord.xy + vec2(x, y)) / u_size).xy;
}

void main() {
  vec2 s = at(0.0, 0.0);
  vec2 spread = 0.2 * (at(1.0, 0.0) + at(-1.0, 0.0) + at(0.0, 1.0) + at(0.0, -1.0))
    + 0.05 * (at(1.0, 1.0) + at(-1.0, 1.0) + at(1.0, -1.0) + at(-1.0, -1.0)) - s;
  float reaction = s.x * s.y * s.y;
  float a = s.x + spread.x - reaction + u_feed * (1.0 - s.x);
  float b = s.y + 0.5 * spread.y + reaction - (u_kill + u_feed) * s.y;
  gl_FragColor = vec4(a, b, 0.0, 1.0);
}</code></pre>
<p>At 1,024 by 1,024 my second-hand card does four thousand steps a second, over a hundred times what Python manages. Here the real problem begins. It is too fast, and you cannot see it hesitate.</p>
<h2>The parameters are a map</h2>
<p>Feed and kill make a plane, and in most of it there is nothing: all full, or all dead. Only one narrow, curving strip is of interest, less than a hundredth across. I have printed it as a sea chart a metre long and hung it on the wall. Some of the harbours:</p>
<ul>
<li><p>Feed 0.0367, kill 0.0649: cells dividing. Spots grow long, pinch, become two, until the place is full.</p></li>
<li><p>Feed 0.0545, kill 0.062: coral. Branches that grow, meet, and step aside.</p></li>
<li><p>Feed 0.025, kill 0.06: solitary pulses, chasing one another and seldom at rest.</p></li>
<li><p>Feed 0.078, kill 0.061: worms. They crawl in short lengths, like loose threads on old cloth.</p></li>
</ul>
<p>What is beautiful often lies not in a harbour but between two. Let feed change slowly from left to right, and the picture has a climate. I have also let a photograph set the kill rate, so that B dies quickly where it is light and slowly where it is dark. The coral then grows along a person’s face, and it always pauses at the eyes, because there is a small highlight in them.</p>
<figure><img src="2" alt="Contour lines run round a few heights and hollows; every fifth line is thicker"><figcaption>A map of the parameters, as a drawing. In the middle of the rings are the harbours that have names. The good places are between them.</figcaption></figure>
<h2>Compared with real bacteria</h2>
<p>I have grown this pattern on agar. Lactic bacteria turn sugar into acid; when the acid is strong they stop; acid diffuses and sugar diffuses, though not at the same speed. After forty hours at thirty-seven degrees there are rings on the plate, three millimetres apart. It looks exactly like the screen but for two things. The real ones tire, and after the fifth ring the spacing is all over the place. And the real ones smell of yoghurt.</p>
<p>People ask whether the one on the screen is fake, then. The equation is real, I say, and so are the bacteria. What is fake is the “exactly like”. The model teaches you to see rings, and the bacteria teach you to see fatigue.</p>
<p>The choir found a third difference. I turned the distances between the bacteria’s rings into intervals and asked them to sing. From the first ring to the fifth these are perfect fourths, and afterwards they grow narrower and narrower; it was, the singers said, like falling asleep. The coral on the screen is fourths all the way, and in the third minute a bass put up his hand and said that he was bored. I have had a test for models ever since. Find a bass, and have him sing it.</p>
<h2>Why eleven days</h2>
<p>In the exhibition <em>Coral Algorithm</em> ran for eleven days, from one seed to a whole wall. At full speed the card needs six minutes. I slowed it down 2,600 times, to one and a half steps a second. On the opening day people saw a white wall with a grey dot in the middle, and somebody asked for his money back. On the third day the dot split into four, and the guards took to looking at it first thing in the morning. On the seventh a mother brought her child to measure it with a ruler, and at home they wrote it up beside the child’s own height.</p>
<p>Going slowly has its own technical trouble. Graphics cards do not like to daydream. At one and a half steps a second the driver lowers the clock, and when it wakes up it will drop a step now and then. So I had the card spend the rest of its time on a sea that nobody looked at, of the same size, computed and thrown away. That sea lived in the case beside the coral for eleven days. I never saw it. I knew of it from the electricity meter: two and a half kilowatt-hours a day.</p>
<p>On the evening of the eleventh day the last white corner was filled. The choir stood in front of the wall and sang a piece of three chords, in which every singer’s note came from the average of the column of pixels facing them. When they had finished, we cut the power. Nothing remained on the wall, because from beginning to end not one frame had been saved.</p>
<figure data-work="video-055"></figure>
<h2>Three pieces of advice</h2>
<p>First, do not be greedy with the step. Raise it from 1 to 1.5 and within two minutes the picture is a chessboard. Your numbers have blown up. Where you see a chessboard, suspect yourself.</p>
<p>Secondly, avoid a symmetrical seed. A square one grows into a snowflake with four equal arms. It is pretty, but it is your square and not the chemistry. Scatter a few crooked ones, or add a pinch of noise.</p>
<p>Thirdly, keep a slow copy. The fast one is for you and your parameters, and the slow one is for other people. The pattern is a result. The growing is the work.</p>
<p>Source and parameters are free to use. If you find a harbour that is not on my chart, send me the coordinates and I will write your name there in pencil. In pencil, because charts are often wrong.</p>`,
    },
  },
  {
    author: 10,
    topic: 3,
    tags: ['投影', '笔记', '教程'],
    zh: {
      title: '四十七天一个镜头，以及第三十一天的蜘蛛',
      body: `<p>我最长的一个镜头拍了四十七天，成片三十一分二十秒。拍的是一堵墙的影子，墙在成都东边一家停产的棉纺厂里，影子来自一棵正在落叶的梧桐。每九十秒一张，一共四万五千一百二十张，硬盘一点三个 T。</p>
<p>很多人问，这和拍一天、放慢，有什么不同？不同在于叶子。放慢的影像里叶子是飘下来的，我的影像里没有一片叶子飘下来，只是影子每天少一点，你找不到它少的那一刻。</p>
<h2>机器要比我有耐心</h2>
<ul>
<li><p>手动曝光，手动白平衡，手动对焦，对完用胶带封死。自动功能会在第十九天半夜改变主意。</p></li>
<li><p>不用相机电池，用假电池接电源，电源接不间断电源，再接厂里的电。厂里停过三次电，最长五小时，全靠中间那一只。</p></li>
<li><p>快门寿命按十五万次算，四十七天吃掉三成。所以用电子快门，但是日光灯下电子快门有条纹，于是把那一排日光灯拆了，三十六支，拍完装回去。</p></li>
<li><p>每天去看一次，但不碰三脚架。地上画了一个圈，我站在圈外。</p></li>
</ul>
<p>第三十一天，镜头前多了一只蜘蛛。她在遮光罩和墙之间拉了网，挡住画面左下角，待了四天。我没有赶她。成片里那是一团会呼吸的虚影，有影评人说那是全片的主题。</p>
<figure><img src="1" alt="浅底上一束细密的暗线，像枝条的影子一样弯过画面，边缘散开成丝"><figcaption>第三十二天下午四点十分的影子，照着那一帧描的。她没有画进来。</figcaption></figure>
<h2>合成</h2>
<p>四万多张，光线每天不同，直接连起来会闪。ffmpeg 自带去闪的滤镜，取前后二十四张的亮度求平均：</p>
<pre><code>ffmpeg -framerate 24 -pattern_type glob -i "frames/*.jpg" \\
  -vf "deflicker=size=24:mode=pm,scale=3840:-2" \\
  -c:v libx265 -crf 16 -pix_fmt yuv420p10le shot.mp4</code></pre>
<p>注意最后的 <code>10le</code>，少了它整件事就白做。慢画面最大的敌人叫台阶：八位视频只有二百五十六级灰，一面墙如果用四十分钟从黑到白，每一级停留九点四秒，观众会看到它“咔”一下换一级，像有人在翻页。十位有一千零二十四级，再加一点颗粒，台阶就化开了。投影机也要问清楚，很多标着十位的机器，内部先砍成八位再抖动。</p>
<h2>慢到看不见</h2>
<p><a href="/video/detail/video-093">《慢速像素》</a>就是和台阶打了一年仗的结果。一帧画面，四十分钟，站着看的人说它没动，出去抽根烟回来的人说换了一张。开幕那天我数了一下，平均每人停留一分五十秒，只有一位保洁阿姨看完了全部，因为她在拖那间屋子的地。她说：“左边亮了，又不亮了，怪舒服的。”</p>
<p>常有策展人建议做一个两分钟的版本。我做过，存在电脑里，文件名叫“不要放”。它很好看，什么都发生了，只有一样东西没有发生：你自己没有变。</p>
<p>所以展厅里请放能睡的椅子。看我的片子睡着的人，醒来会先看墙，再看表，最后看旁边的人。这三眼就是我拍四十七天想要的东西。</p>`,
    },
    en: {
      title: 'One Shot in Forty-Seven Days, and the Spider of Day Thirty-One',
      body: `<p>My longest shot took forty-seven days and lasts thirty-one minutes and twenty seconds. It shows a shadow on a wall. The wall belongs to a cotton mill east of Chengdu that has stopped working; the shadow, to a plane tree losing its leaves. One frame every ninety seconds makes 45,120 frames and 1.3 terabytes.</p>
<p>I am often asked how this differs from filming one day and slowing it down. The difference is in the leaves. In slow motion a leaf comes floating down. In my film not one does. There is only a little less shadow every day, and you cannot find the moment at which it grew less.</p>
<h2>The machine has to be more patient than I am</h2>
<ul>
<li><p>Manual exposure, manual white balance, manual focus, and then tape over all of them. Anything automatic will change its mind in the middle of the nineteenth night.</p></li>
<li><p>No camera battery but a dummy one, on a mains adapter, on an uninterruptible supply, on the mill’s own current. The mill had three power cuts, one of five hours. The thing in the middle saved us.</p></li>
<li><p>A shutter is good for 150,000 releases, and forty-seven days would eat thirty per cent of it. So I used the electronic shutter. That gives bands under fluorescent tubes. So I took out the tubes, all thirty-six, and put them back afterwards.</p></li>
<li><p>Visit daily, and never touch the tripod. I drew a circle on the floor and stayed outside it.</p></li>
</ul>
<p>On day thirty-one there was a spider in front of the lens. She had put up a web between the hood and the wall, across the bottom left corner, and she remained for four days. I did not chase her away. In the film she is a blur that breathes. One critic has called it the subject of the whole work.</p>
<figure><img src="1" alt="On a pale ground a bundle of very fine dark lines bends across the picture like the shadow of a branch and frays at its edges"><figcaption>The shadow of day thirty-two, ten past four, traced from the frame. The spider is not in it.</figcaption></figure>
<h2>Putting it together</h2>
<p>Over forty thousand frames, each with that day’s light: join them up and they flicker. ffmpeg comes with a filter for this, which averages the brightness of twenty-four frames:</p>
<pre><code>ffmpeg -framerate 24 -pattern_type glob -i "frames/*.jpg" \\
  -vf "deflicker=size=24:mode=pm,scale=3840:-2" \\
  -c:v libx265 -crf 16 -pix_fmt yuv420p10le shot.mp4</code></pre>
<p>Note the <code>10le</code> at the end. Without it the rest is wasted. The great enemy of slow pictures is the step. Eight-bit video has 256 greys, and if a wall takes forty minutes to go from black to white, each grey stays for 9.4 seconds. People see it click to the next, as if somebody were turning pages. Ten bits give you 1,024, and with a little grain the steps dissolve. Question your projector, too: many that say ten bits cut the signal down to eight inside and then dither it.</p>
<h2>Too slow to be seen</h2>
<p><a href="/video/detail/video-093"><em>Slow Pixels</em></a> came out of a year’s war with those steps. One picture, forty minutes. People who stand in front of it say that it does not move; people who come back from a cigarette say that it has been replaced. On the opening day I timed them. They stayed for one minute and fifty seconds on average, and a single person saw all of it. She was mopping the floor of that room. “The left got bright,” she said, “and then it wasn’t any more. I found it soothing.”</p>
<p>Curators like to suggest a version of two minutes. I have made one. It is on my computer and the file is called “do not show”. It is very handsome. Everything happens in it except one thing: you do not change.</p>
<p>So please put chairs in the room that one can sleep in. A person who falls asleep in my film wakes up and looks first at the wall, then at a watch, then at whoever is sitting next to them. Those three looks are what I filmed for forty-seven days to get.</p>`,
    },
  },
  {
    author: 12,
    topic: 4,
    tags: ['声音艺术', '档案', '开源'],
    zh: {
      title: '第二声部，电池健康度百分之六十一',
      body: `<p>我的乐团有九十三件乐器，没有一件是买新的。它们来自阿克拉的一处旧货市场，按公斤卖：收音机、寻呼机、会唱歌的贺卡、翻盖电话、一台只剩电源还活着的显示器。总谱上每个声部的旁边写着两个数：音域，和电池健康度。</p>
<blockquote><p>第二声部：诺基亚三台，升 F 到 C，电池 61%、58%、44%。请在第九小节之前演完重要的事。</p></blockquote>
<p>我是认真的。第九小节以后，第三台可能会关机，那就是它的终止式。</p>
<p>学会一件乐器，先要知道它怎么坏。我列一张表，排练时人手一份：</p>
<ul>
<li><p>贺卡：纽扣电池，电压从三伏降到二点二伏时，音高往下滑一个小三度，非常动人，只有一次。</p></li>
<li><p>收音机：电解电容干了，会有五十赫兹的哼声。不修，当持续低音用。</p></li>
<li><p>翻盖电话：排线断在第一万次开合左右。铰链的“啪”比铃声更值钱。</p></li>
<li><p>显示器电源：变压器啸叫，十五点七千赫，四十岁以上的听众听不见。我专门给年轻人写过一段独奏。</p></li>
</ul>
<p>博物馆问我，能不能把整个乐团收进去。谈了一年，卡在一个字上：修。他们的规定是藏品要保持可工作状态，零件可以替换。我的规定是每件乐器最多换一个零件，换第二个，它就退休，另找一件顶它的谱，名字写在后面，像足球队的球衣。</p>
<p>最后我们签的是这样一份：馆里收三样东西，没有一件是乐器：总谱、每件乐器第一天的录音，以及“招募办法”，里面写清楚什么样的废品有资格参加。二十年后，那时的废品会是我们没见过的东西，没关系，让它们来面试。负责合同的女士问，那么作品的哪一部分是永久的？我说，找人面试这件事。</p>
<p>做《钟声的保质期》的时候，我第一次碰到一件不需要电池的乐器。敲一下，录二十二分钟，直到麦克风只听得见自己。最后三分钟其实是一位守夜人的呼吸，他以为已经录完了，坐下来。我没有剪掉，因为钟声的保质期，就是到有人以为它结束了为止。</p>
<figure data-work="video-057"></figure>
<p>从那以后，我在每份录音前面都记三件事：几点，谁在场，最近的车站在哪里。音乐学教我记第一件；市场里的修理师傅教我记第二件，他在每块修过的电路板背面签名，再写上当时谁坐在旁边聊天；第三件是我自己加的，因为观众总要回家。</p>
<p>总谱、零件表和招募办法都放在网上，谁都可以组一个。有位里斯本的老师用学校抽屉里没收的手机组了一支，四十一部，全部物归原主，演完才还。</p>`,
    },
    en: {
      title: 'Second Part, Battery Health Sixty-One Per Cent',
      body: `<p>My orchestra has ninety-three instruments and none of them was bought new. They come from a market in Accra where such things are sold by the kilo: radios, pagers, greeting cards that sing, flip phones, a monitor of which only the power supply is still alive. Beside each part in the score there are two figures, the range and the health of the battery.</p>
<blockquote><p>Second part: three Nokias, F sharp to C, batteries 61%, 58%, 44%. Please finish anything important before bar nine.</p></blockquote>
<p>I mean it. After bar nine the third of them may switch itself off, and that is its cadence.</p>
<p>To learn an instrument you first have to know how it breaks. I keep a list, and everybody has a copy at rehearsals:</p>
<ul>
<li><p>Greeting cards: as the button cell falls from three volts to 2.2, the pitch slides down by a minor third. It is very moving, and it happens once.</p></li>
<li><p>Radios: when the electrolytic capacitors dry out they hum at fifty hertz. Leave that alone and use it as a drone.</p></li>
<li><p>Flip phones: the ribbon cable goes at about the ten-thousandth opening. The snap of the hinge is worth more than the ringtone.</p></li>
<li><p>Monitor power supply: the transformer whistles at 15.7 kilohertz, which nobody over forty can hear. I have written a solo especially for the young.</p></li>
</ul>
<p>A museum asked whether it could take the whole orchestra into its collection. We talked for a year and stuck at one word: repair. By their rules an object is kept in working order, and parts may be replaced. By mine each instrument may have one part replaced. At the second it retires, and another is found to take over its music, with its name written behind, like the shirts of a football team.</p>
<p>In the end this is what we signed. The museum owns three things, none of which is an instrument: the score, a recording of every instrument on its first day, and the rules of recruitment, which say what sort of rubbish may apply. In twenty years it will be rubbish we have never seen. That is fine; let it come to the audition. The lady in charge of contracts asked which part of the work was permanent, in that case. Holding auditions, I said.</p>
<p>With <em>The Shelf Life of a Bell</em> I met for the first time an instrument that needs no battery. You strike it once and record for twenty-two minutes, until the microphone hears only itself. The last three minutes are in fact the breathing of a night watchman, who thought we had finished and sat down. I have not cut them. The shelf life of a bell lasts until somebody believes that it is over.</p>
<figure data-work="video-057"></figure>
<p>Ever since, I write down three things at the head of each recording: what time it was, who was there, and where the nearest bus stop is. Ethnomusicology taught me the first. The second I learnt from a repairer at the market, who signs the back of every board he mends and adds who was sitting beside him, chatting, while he did it. The third is my own addition, because audiences have to get home.</p>
<p>Score, parts list and rules of recruitment are online, and anybody can start an orchestra. A teacher in Lisbon made one of forty-one telephones that had been confiscated and were lying in the school’s drawers. All of them were given back to their owners, but not before the concert.</p>`,
    },
  },
  {
    author: 34,
    topic: 21,
    tags: ['光装置', '笔记', '现场'],
    zh: {
      title: '从日落到末班车：一间只存在两小时四十分的房间',
      body: `<p>我们是三位建筑师和一位面包师。房子没有造成几座，房间倒是造了很多，都是光做的。最近的一间在一个公交终点站旁边的停车场，每晚从日落开始，到末班车开走为止。九月那天是两小时四十分，到了十月底有五个多小时，面包师说这样烤不过来。</p>
<p>材料：四十六根细钢管，两米六高，插在装沙的水桶里；每根顶上一只三瓦的灯，朝下打，光斑直径一米一，首尾相接，在地上画出墙。没有屋顶，没有真的墙，只有门是真的，一扇从拆迁工地买来的松木门，连着门框。</p>
<figure><img src="1" alt="暗处一个拱顶的亮口，越往里越亮，光晕漫到四周"><figcaption>门，凭记忆画的，画得比实物圆。只有它是真的。</figcaption></figure>
<p>人会不会从墙里走过去？这是我们唯一想知道的事。不会。光斑谁都可以踩，可是第一周里，百分之八十七的人从门进出，门后面还有人排队。一位先生推开门，站进去，回头把门轻轻关上。停车场有四十米宽，他关上了门。</p>
<p>走墙的人分三种：五岁以下的，赶末班车的，和狗。</p>
<p>临时建筑要许可，可是我们没有建筑。市政厅的人翻了半天规定，最后按“露天咖啡座”批的，条件是必须供应食物。于是房间的厨房里（也是光斑围的，两米乘三米）每晚有四十个小豆蔻面包，真的，热的。预算表上，面包占百分之三十一，电费占百分之一。</p>
<p>声音只用了一样：从<a href="/video/detail/video-040">《雨的存档》</a>里借来一场雨，一九年十一月，铁皮檐，心情“将就”，放在卧室那个角落的地上，音量小到要蹲下来。很多人蹲在那里，头顶是干的星星。</p>
<p>末班车司机叫莱纳特。最后一晚他提前三分钟到站，熄了火，走进门，吃了一个面包，说：“再造一间，大一点的，我把车停进来。”我们正在画。</p>`,
    },
    en: {
      title: 'From Sunset to the Last Bus: A Room That Exists for Two Hours and Forty Minutes',
      body: `<p>We are three architects and a baker. Not many of our houses have been built, but a great many of our rooms have, all of them out of light. The latest was in a car park next to the terminus of a bus line. It began every evening at sunset and lasted until the last bus had gone. That was two hours and forty minutes on the first day in September. By the end of October it was more than five, and the baker told us that he could not bake that much.</p>
<p>Materials: forty-six thin steel tubes, 2.6 metres tall, standing in buckets of sand. On top of each is a lamp of three watts pointing down. It makes a pool of light 1.1 metres across, and pool next to pool they draw the walls on the ground. There is no roof and there are no real walls. Only the door is real, a pine one that we bought from a demolition site together with its frame.</p>
<figure><img src="1" alt="An arched opening of light in the dark, brighter towards its middle, with a glow all round"><figcaption>The door, drawn from memory and rounder than it was. Nothing else there was real.</figcaption></figure>
<p>Do people walk through walls? It was the only thing we wanted to know, and they do not. Anybody can step on a pool of light. But in the first week eighty-seven per cent of people came and went by the door, and some queued for it. One gentleman pushed it open, went in, turned round and shut it gently behind him. The car park is forty metres wide, and he shut the door.</p>
<p>Those who do walk through walls are of three kinds: under five, running for the last bus, or dogs.</p>
<p>Temporary buildings need a permit, and we had no building. The lady at the town hall leafed through her rules for a long time and at last approved us as an outdoor café, on condition that food be served. And so the kitchen of the room, which was also made of discs, two metres by three, had forty cardamom buns in it every night. They were real, and hot. In the budget buns come to 31 per cent and electricity to one.</p>
<p>Of sound there was a single piece: one rain borrowed from <a href="/video/detail/video-040"><em>An Archive of Rain</em></a>. It fell in November 2019, on a tin eave, in a mood described as “making do”. It lay on the ground in the corner that was the bedroom, so quiet that you had to crouch. Many people did crouch there, under stars, perfectly dry.</p>
<p>The driver of the last bus is called Lennart. On the final night he arrived three minutes early, switched off the engine, came in by the door and ate a bun. “Build another,” he said, “a bigger one. Then I’ll park inside.” We are drawing it.</p>`,
    },
  },
];
