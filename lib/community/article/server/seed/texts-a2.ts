import type { SeedArticle } from './seed-article';

/** Street lamps, tiles, hands on a wall, dead links and a river underground. */
export const articlesA2: SeedArticle[] = [
  {
    author: 11,
    topic: 14,
    tags: ['灯光', '笔记'],
    zh: {
      title: '把一条街调暗百分之四十，没有人发现',
      body: `<p>我在剧场做了二十年灯，学到的最要紧的一件事是：渐暗要比观众的瞳孔慢。瞳孔适应黑暗需要几分钟，所以我把一次收光拉到七分钟，台下没有一个人察觉，只是说话声音小了。</p>
<p>后来我用同样的办法对付路灯。町内会给了我一条三百二十米的街，四十一盏灯，每盏七十瓦。每周降百分之五，八周之后降了四成。我挨家去问，十九户里有十五户说“好像没变”，三户说“最近睡得好”，一户说变亮了。说变亮的是拐角的豆腐店，他家门口的招牌原来被路灯压着，现在看得清了。</p>
<blockquote><p>灯不是用来看灯的。街上最暗的地方够你认出熟人，就够了。</p></blockquote>
<p>有两盏我没动：一盏在台阶上，一盏在公用电话旁边。电话早就不通了，可是还有人站在那里等人。</p>
<p>色温从四千降到两千七的那天晚上，猫回来了三只。这不算数据，我只是写在日志里。</p>`,
    },
    en: {
      title: 'We Dimmed a Street by Forty Per Cent and Nobody Noticed',
      body: `<p>In twenty years of theatre lighting the most important thing I learnt is that a fade has to be slower than the pupil. Eyes need minutes to get used to the dark. I once drew a fade-out over seven of them, and not one person in the house was aware of it. They only spoke more quietly.</p>
<p>Later I did the same to street lamps. The neighbourhood association gave me a street of 320 metres with forty-one lamps of seventy watts. Each week we went down by five per cent; after eight weeks forty per cent had gone. I asked from door to door. Of nineteen households fifteen said that nothing seemed to have changed, three that they had been sleeping well, and one that it had become brighter. That was the tofu shop on the corner. Its sign had always been drowned by the lamp above it, and now one could read it.</p>
<blockquote><p>A lamp is not there to be looked at. If you can recognise a friend in the darkest part of the street, that is enough.</p></blockquote>
<p>Two lamps I left alone: the one on the steps, and the one beside the public telephone. The telephone has been dead for years, but people still stand there when they are waiting for somebody.</p>
<p>On the night we went from 4,000 kelvin to 2,700, three cats came back. I do not call that data. I only wrote it in the log.</p>`,
    },
  },
  {
    author: 15,
    topic: 2,
    tags: ['生成艺术', '教程', '历史'],
    zh: {
      title: '一块地砖的两种脾气：从特吕谢到着色器',
      body: `<p>我祖父是细木匠，一辈子拼几何花格。他不画图，只用一把圆规和五根竹尺。我学建筑时把他的花格描成 CAD，花了一个夏天；后来写着色器，同样的花格只要十二行。祖父看了屏幕，说：“它从来不割手，怎么会认真？”</p>
<p>这句话我想了十几年。这一篇从最简单的一块砖讲起，它只有两种脾气，却足够让你割手。</p>
<h2>一七〇四年的一次出差</h2>
<p>多米尼克会修士塞巴斯蒂安·特吕谢在工地上看到一堆方砖，沿对角线分成两色，他开始数有多少种拼法，一七〇四年发表了论文。将近三百年后的一九八七年，材料学家西里尔·斯坦利·史密斯重新讨论他，给出了另一种砖：两段四分之一圆，连接相邻两边的中点。这块砖不管怎么转，边上的接口都对得上，所以你可以闭着眼铺。</p>
<figure><img src="1" alt="由四分之一圆弧拼成的条纹迷宫，有的合成圆圈，有的蜿蜒穿过整个画面"><figcaption>每一块都掷过一次硬币。这里给每段弧多描了几道，好看清它往哪边拐。</figcaption></figure>
<h2>十四行</h2>
<p>下面是完整的片元着色器，只需要传入画布尺寸。</p>
<pre><code>precision highp float;
uniform vec2 u_resolution;

float coin(vec2 cell) {
  return step(0.5, fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453));
}

void main() {
  vec2 place = gl_FragCoord.xy / u_resolution.y * 12.0;
  vec2 cell = floor(place);
  vec2 p = fract(place);
  if (coin(cell) &gt; 0.5) p.x = 1.0 - p.x;
  float arcs = min(abs(length(p) - 0.5), abs(length(p - 1.0) - 0.5));
  float line = 1.0 - smoothstep(0.08, 0.1, arcs);
  gl_FragColor = vec4(vec3(line), 1.0);
}</code></pre>
<p>读法：把平面切成格子；每个格子掷一次硬币；正面就左右翻转；然后量一量这个点离两段圆弧有多远。没有循环，没有贴图，没有记忆。每个像素独自决定自己，却组成了几十米长的曲线，这是我在编程里见过最接近礼貌的东西。</p>
<h2>真的掷硬币</h2>
<p>《永不重复的地砖》里，硬币换成了人。一个夏天，每位访客掷一次，决定一块砖的朝向，然后由工人当场铺下去，不许反悔。到九月一共四千零九十六块。正面五十二点三，反面四十七点七，我至今不知道是硬币偏，还是有人掷了两次。</p>
<figure data-work="video-211"></figure>
<h2>girih 为什么更难</h2>
<p>二〇〇七年陆述义和斯坦哈特在《科学》上提出，中世纪的 girih 花格可以由五种等边砖拼成，线条画在砖面上，砖本身看不见。特吕谢砖的接口永远相容，girih 不是：第六块砖可能让第一块砖错了，而你要铺到第四十块才知道。祖父管这个叫“木头记账”。</p>
<p>所以如果你要学装饰，请先写特吕谢，学会放手；再拼 girih，学会反悔。我现在做的事，是把着色器算出来的花格送回木工台，用三毫米的胡桃木拼出来。第一块就割了手。我拍了照片，可惜祖父已经看不到了。</p>`,
    },
    en: {
      title: 'A Tile with Two Moods: From Truchet to the Shader',
      body: `<p>My grandfather was a joiner who put together geometric latticework all his life. He never drew. He had a pair of compasses and five bamboo rules. When I studied architecture it took me a summer to trace his lattices into CAD; later, as a shader, the same lattice needed a dozen lines. Grandfather looked at the screen and said: “It never cuts your hand. How can it be serious?”</p>
<p>I have been thinking about that for more than ten years. This article starts with the simplest tile there is. It has two moods only, and they are enough to cut your hand on.</p>
<h2>A business trip in 1704</h2>
<p>Sébastien Truchet, a Dominican friar, saw a heap of square tiles on a building site, each divided along the diagonal into two colours. He began to count the ways of laying them and published a paper in 1704. Nearly three hundred years on, in 1987, the metallurgist Cyril Stanley Smith took him up again and gave us another tile: two quarter circles, joining the midpoints of neighbouring sides. However you turn it, its edges meet those next to it, and so you can lay it with your eyes shut.</p>
<figure><img src="1" alt="A striped maze made of quarter circles, some closing into rings, others winding across the whole picture"><figcaption>A coin was tossed for each tile. Every arc has been drawn several times over, so that you can see which way it turns.</figcaption></figure>
<h2>Fourteen lines</h2>
<p>This is the whole fragment shader. All it wants is the size of the canvas.</p>
<pre><code>precision highp float;
uniform vec2 u_resolution;

float coin(vec2 cell) {
  return step(0.5, fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453));
}

void main() {
  vec2 place = gl_FragCoord.xy / u_resolution.y * 12.0;
  vec2 cell = floor(place);
  vec2 p = fract(place);
  if (coin(cell) &gt; 0.5) p.x = 1.0 - p.x;
  float arcs = min(abs(length(p) - 0.5), abs(length(p - 1.0) - 0.5));
  float line = 1.0 - smoothstep(0.08, 0.1, arcs);
  gl_FragColor = vec4(vec3(line), 1.0);
}</code></pre>
<p>Read it like this. Cut the plane into cells. Toss a coin in each. On heads, mirror the cell. Then measure how far the point is from two arcs. There is no loop, no texture, no memory. Every pixel makes up its own mind, and together they draw curves that run right across the floor. I know of nothing in programming that comes closer to good manners.</p>
<h2>Tossing real coins</h2>
<p>In <em>A Floor That Never Repeats</em> the coin was handed to people. For one summer every visitor tossed once, the toss decided the way one tile would lie, and a tiler laid it there and then. Nobody could take it back. By September there were 4,096. Heads: 52.3 per cent, tails: 47.7. I still do not know whether the coin was biased or some people tossed twice.</p>
<figure data-work="video-211"></figure>
<h2>Why girih is harder</h2>
<p>In 2007 Peter Lu and Paul Steinhardt proposed in <em>Science</em> that medieval girih patterns could be laid from a set of five equilateral tiles, with the lines drawn across the tiles and the tiles themselves unseen. Truchet’s edges always agree. Those of girih do not: the sixth tile may make the first one wrong, and you will not find out before the fortieth. Grandfather called this the wood keeping accounts.</p>
<p>So if you wish to learn ornament, write Truchet first and learn to let go; then lay girih and learn to take back. These days I carry patterns from the shader back to the bench and lay them in walnut, three millimetres thick. I cut my hand on the first piece. I took a photograph of it, but he was no longer there to be shown.</p>`,
    },
  },
  {
    author: 4,
    topic: 18,
    tags: ['声音艺术', '无障碍', '笔记'],
    zh: {
      title: '请把手放在这里：给听不见的人做一件声音作品',
      body: `<p>开幕那天来了一对夫妇，先生戴着助听器，太太完全听不见。她在《冰箱四重奏》前站了一会儿，把手掌贴在第三台冰箱的侧板上，笑了，回头用手语跟先生说了句什么。先生替她翻译：“这台在生气。”</p>
<p>第三台是一九八七年的，压缩机的橡胶脚垫老化了，它确实是四台里最吵的一台。我准备了半年的作品说明，一个字也没用上。</p>
<figure data-work="video-031"></figure>
<p>从那以后我做声音作品，都先问身体的哪一块来听。下面是我和十一位聋人观众一起试出来的，样本很小，但是每一条都有人替它争过。</p>
<ul>
<li><p>三十到六十赫兹：胸口和胃。要站着，脚下是木地板。水泥地什么也传不上来。</p></li>
<li><p>六十到一百二十赫兹：手掌和小臂。这是旋律能成立的最高处，再往上音高就分不清了。</p></li>
<li><p>二百赫兹左右：指尖最敏感，像摸到丝绒。用来做节奏，不要长时间持续，五分钟之后手会麻。</p></li>
<li><p>四百赫兹以上：只剩下“有”和“没有”。</p></li>
</ul>
<p>所以一段旋律如果要让手掌听，得移低三个八度，再把音程拉宽一倍。半音是摸不出来的，大三度勉强，纯五度人人都说“换了一个东西”。</p>
<figure><img src="1" alt="许多条细波浪线上下排开，线与线时密时疏，交叠处像半透明的布"><figcaption>一块板的振动，从侧面画。线挤在一起的地方，手上感觉最强。四块板里，第二块上的手印最多。</figcaption></figure>
<p>我犯过三个错误。第一个是把字幕当翻译。我在墙上投了一行字：“低频嗡鸣，逐渐增强”。一位观众告诉我，她从出生就没听过“嗡鸣”，这个词对她等于没写。后来改成“像公交车停在你脚边”，她说懂了。</p>
<p>第二个错误是怕他们觉得吵。振动开得太小，大家把耳朵贴上去找，那是一种很难堪的姿势。现在宁可大，旁边放一个旋钮，自己调。</p>
<p>第三个错误是单独办“无障碍专场”。来的人说，谢谢，但我想跟我妈一起看。从第二次展览起，振动板就装在原作里，听得见的人也把手放上去。有个小男孩问为什么旁边的喇叭“在重复手里的话”。</p>
<p>费用不高。一块振动板：一百二十瓦低频换能器一只，三百八十元；十八毫米桦木板，六十元；功放摊下来一百五十元；四只隔振脚，二十元。总共六百出头。比一块介绍牌贵，比一次道歉便宜。</p>
<p>如果你在策划展览，不用等到做声音作品。把展厅里任意一只低音箱放倒，面朝上，盖一块木板，旁边写：请把手放在这里。</p>`,
    },
    en: {
      title: 'Put Your Hand Here: Making a Sound Work for People Who Cannot Hear It',
      body: `<p>On the opening day a couple came. He wore hearing aids; she could not hear at all. She stood in front of <em>Refrigerator Quartet</em> for a while, laid her palm on the side of the third fridge, smiled, and turned to sign something to him. He translated: “That one is angry.”</p>
<p>The third was built in 1987. The rubber feet of its compressor have perished, and it is indeed the loudest of the four. Not one word of the text I had spent half a year preparing had been needed.</p>
<figure data-work="video-031"></figure>
<p>Since then I begin a sound work by asking which part of the body is going to listen. What follows was found out together with eleven deaf visitors. It is a small sample, but each line had somebody who fought for it.</p>
<ul>
<li><p>30 to 60 hertz: chest and stomach. You need to stand, and on a wooden floor. Nothing comes up through concrete.</p></li>
<li><p>60 to 120 hertz: palm and forearm. This is as high as a melody can live; above it nobody can tell pitches apart.</p></li>
<li><p>Around 200 hertz: fingertips are at their keenest, and it feels like velvet. Use it for rhythm and not for long. After five minutes the hand goes numb.</p></li>
<li><p>Above 400 hertz: only something or nothing.</p></li>
</ul>
<p>For a palm to hear a melody, then, you have to bring it down three octaves and make every interval twice as wide. Semitones cannot be felt. A major third just can, and a fifth makes everybody say that this is another thing altogether.</p>
<figure><img src="1" alt="Many fine wavy lines one above the other, now close, now apart, which look like sheer cloth where they overlap"><figcaption>How one board moves, drawn from the side. Where the lines crowd, the hand feels most. Of the four boards the second has the most handprints.</figcaption></figure>
<p>I have made three mistakes. The first was to take captions for translation. I had projected a line on the wall: “low hum, growing”. A visitor told me that she had never in her life heard a hum, and so the word said nothing to her. I changed it to “as if a bus had stopped beside your feet”. That, she said, she understood.</p>
<p>The second was to worry that it might be too much. I had set the vibration so low that people pressed their ears to the boards to find it, which is a humiliating position. Now it is strong, and next to it there is a knob.</p>
<p>The third was the special access day. Thank you, said those who came, but I wanted to see it with my mother. Since the second exhibition the boards are part of the work itself, and hearing visitors put their hands on them as well. A small boy asked why the loudspeaker next to it was “repeating what the hand says”.</p>
<p>It does not cost much. One board takes a bass transducer of 120 watts, ¥380; birch plywood of 18 mm, ¥60; a share of an amplifier, ¥150; four isolating feet, ¥20. Just over six hundred in all. That is more than a wall label and less than an apology.</p>
<p>If you are curating a show you need not wait for a sound work. Take any subwoofer in the room, lay it on its back, put a board over it, and write beside it: put your hand here.</p>`,
    },
  },
  {
    author: 17,
    topic: 13,
    tags: ['档案', '开源', '教程'],
    zh: {
      title: '网页不会腐烂，它们是被停止付款的',
      body: `<p>我有一间小小的死链博物馆，藏品四千三百件，全部是“找不到”。每一件我都给原来的主人写过信，有六百多人回了。理由排行榜：信用卡过期，第一；离婚，第二；“我以为我哥在管”，第三。没有一个人说，是因为那个网页不值得留。</p>
<p>人们爱说数字作品会“腐烂”。腐烂是自然过程，怪不了谁。网页不腐烂，它们是在某个周二被停止付款的。二〇〇九年十月雅虎关掉 GeoCities，几百万个主页在一天之内消失；今天我们还能看见其中一部分，是因为有一群志愿者抢先下载了它们，后来奥莉娅·利亚利娜和德拉甘·埃斯彭席德花了许多年，一页一页地替它们截图。二〇二〇年底 Flash 退场，情形也差不多。</p>
<p>所以保存网络艺术，第一件事是趁作者还付得起域名费的时候动手。第二件事才轮到技术。</p>
<h2>周六下午能做完的版本</h2>
<p>静态页面用 wget 就够了。WARC 是档案馆通用的格式，连服务器的应答头一起存下来，将来的人会感谢你。</p>
<pre><code>wget --recursive --level=inf --page-requisites \\
  --convert-links --adjust-extension --no-parent \\
  --warc-file=work --wait=1 https://example.org/work/

find work* example.org -type f -print0 | sort -z \\
  | xargs -0 sha256sum &gt; manifest.txt</code></pre>
<p>第二条命令给每个文件记一个指纹。十年之后有人问“这是原来那份吗”，你可以回答，而不是回忆。</p>
<h2>存不下来的部分</h2>
<p>利亚利娜一九九六年的《我的男友从战场归来》今天仍能打开，每个框架都对，但它当年在调制解调器上一格一格地出现，等待本身就是叙事。现在它瞬间就满了。文件完好，作品少了一半。</p>
<p>因此我在每件藏品旁放一张纸，问作者七个问题，其中三个是：</p>
<ol>
<li><p>它应该有多慢？请用秒回答。</p></li>
<li><p>哪个错误是故意的？</p></li>
<li><p>它什么时候算死了？我们可以做什么，绝不能做什么？</p></li>
</ol>
<p>有位作者在第三题写：“当它第一次出现广告。”另一位写：“让它死，但是请开门。”</p>
<h2>写给二十年后的浏览器</h2>
<p>我拍<a href="/video/detail/video-234">《一封写给二十年后浏览器的兼容性说明书》</a>时，附了一个文件，它自己解释自己：开头四千字节是纯文本，用三种语言写着后面的字节该怎么读。档案员朋友笑我，说没有人会从头读一个文件。我说，会的，只要别的办法都试过了。</p>
<p>我的服务器在后院，一块太阳能板，冬天每天开六小时。有人写信来抱怨，我回：博物馆本来就有闭馆时间。要看藏品请看<a href="https://example.org">这里</a>，阴天请晚一点来。</p>`,
    },
    en: {
      title: 'Web Pages Do Not Rot. Somebody Stops Paying',
      body: `<p>I keep a small museum of dead links. It has 4,300 exhibits, every one of them a Not Found. I have written to the former owners of all of them, and six hundred or so wrote back. The league table of reasons: the credit card ran out, first; divorce, second; “I thought my brother was looking after it”, third. Not one of them said that the page had not been worth keeping.</p>
<p>People like to say that digital work rots. Rot is a natural process and nobody’s fault. Pages don’t rot. They stop being paid for, on some Tuesday or other. In October 2009 Yahoo closed GeoCities and millions of home pages were gone in a day. That we can still see some of them is owed to volunteers who downloaded what they could before the door shut, and to Olia Lialina and Dragan Espenschied, who have spent years taking their pictures page by page. When Flash went, at the end of 2020, it was much the same story.</p>
<p>The first thing about preserving net art, then, is to begin while the artist can still afford the domain. Technique comes second.</p>
<h2>The version you can finish on a Saturday afternoon</h2>
<p>For static pages wget is enough. WARC is the format that archives use; it keeps the server’s headers along with the page, and somebody will thank you for that.</p>
<pre><code>wget --recursive --level=inf --page-requisites \\
  --convert-links --adjust-extension --no-parent \\
  --warc-file=work --wait=1 https://example.org/work/

find work* example.org -type f -print0 | sort -z \\
  | xargs -0 sha256sum &gt; manifest.txt</code></pre>
<p>The second command takes a fingerprint of every file. In ten years somebody will ask whether this is the same one, and you will be able to answer instead of reminiscing.</p>
<h2>What cannot be saved</h2>
<p>Lialina’s <em>My Boyfriend Came Back from the War</em>, of 1996, still opens today and every frame of it is in its place. But it used to arrive over a modem, box by box, and the waiting was the telling. Now it is all there at once. The files are intact and half of the work is missing.</p>
<p>So next to each exhibit I keep a sheet of paper with seven questions to its maker. Three of them are:</p>
<ol>
<li><p>How slow should it be? Please answer in seconds.</p></li>
<li><p>Which of the errors are deliberate?</p></li>
<li><p>When is it dead? What may we do then, and what must we never do?</p></li>
</ol>
<p>To the third, one artist answered: “The first time there is an advertisement on it.” Another wrote: “Let it die, but leave the door open.”</p>
<h2>To a browser in twenty years</h2>
<p>With <a href="/video/detail/video-234"><em>A Compatibility Note Addressed to Whatever Will Be Used to Look at Pictures Twenty Years From Now</em></a> there comes a file that explains itself: its first four thousand bytes are plain text, telling you in three languages how to read the bytes that follow. An archivist friend laughed at this. Nobody, she said, reads a file from the beginning. They will, I said, once they have tried everything else.</p>
<p>My server stands in the back garden on one solar panel and is open for six hours a day in winter. When people write to complain I tell them that museums have always had closing times. The collection is <a href="https://example.org">here</a>. If it is overcast, come a little later.</p>`,
    },
  },
  {
    author: 33,
    topic: 4,
    tags: ['声音艺术', '现场', '笔记'],
    zh: {
      title: '七十分钟，不许咳嗽：一条地下河的录音日志',
      body: `<p>这条河从一个生产队的晒谷场旁边钻进地下，七公里以后在另一个镇的水电站后面出来。老人说，小时候往入口倒一筐稻壳，第二天出口的鸭子会吃到。我们想用声音走一遍稻壳走过的路。</p>
<p>能进人的有四段，加起来两公里三，其余是虹吸，只有水能过。下面摘自工作日志，领队、录音、测绘和一位从不说话的建筑师，一共四人。</p>
<figure data-work="video-226"></figure>
<h2>带进去的东西</h2>
<ul>
<li><p>双耳话筒一对，装在防水头盔两侧，外面套女士丝袜，两层。防风罩厂家的产品在百分之九十九的湿度里撑不过一小时，丝袜可以拧干。</p></li>
<li><p>录音机两台，一台在防水箱里，一台在领队怀里，用体温保持干燥。</p></li>
<li><p>锂电池十二节，每节套一只气球。</p></li>
<li><p>硅胶干燥剂三公斤，出来时重了四百一十克，那是我们吸回来的河。</p></li>
<li><p>没有咳嗽糖。它的包装纸比咳嗽响。</p></li>
</ul>
<h2>第二天，十点四十分</h2>
<p>过了第二个厅，灯全部关掉。头灯的驱动电路在话筒里有八千赫兹的哨声。黑暗里大家排成一行，手搭前面人的肩。建筑师走最后，他后来在纸上写：“左边的墙比右边远。”没有人告诉过他，他是听出来的。</p>
<p>水声有三层。近处是滴水，每一滴都有音高，由水洼的深浅决定，我们数到过十七个不同的音。中间是流水，像一屋子人在读不同的报纸。最底下还有一层，二十五赫兹上下，录音当时谁也没听见，回来看频谱才发现，一直都在。测绘的同事算了一下，那是下一段虹吸里的空气在呼吸，空腔大约有两个篮球场大。那地方没有人去过，我们是用一个低音知道它的。</p>
<figure><img src="1" alt="深色底上三排竖条，每一排有自己的高低起伏"><figcaption>从上到下：滴水、流水，以及那个没有人听见的二十五赫兹，各按自己的刻度画。</figcaption></figure>
<h2>剪了多少</h2>
<p>作品是沈默之的，录音是我们的；《长篇：地下河从入口到出口的连续录音》这个长名字，是我们一起在返程的车上定的。一秒也没有剪，但是我们录了五遍。第一遍，领队的膝盖在第十四分钟响了一声；第二遍，电池气球破了；第三遍来了一只蝙蝠，非常好，可是录音机没按下去；第四遍完整，只是大家都在想第三遍。第五遍就是现在听到的一小时十分钟，里面有一处咳嗽，在第五十一分钟，是我咳的。我们投票，三比一留下了它。</p>
<p>听的时候请戴耳机，关灯。不用全部听完，但请不要往后拖：河不知道有后面。</p>`,
    },
    en: {
      title: 'Seventy Minutes Without Coughing: Log of an Underground River',
      body: `<p>The river goes underground beside a village threshing floor and comes out seven kilometres away, behind the power station of another town. The old people say that when they were children you could tip a basket of rice husks in at one end, and the next day the ducks at the other would be eating them. We wanted to travel the way of the husks by ear.</p>
<p>People can enter four sections of it, 2.3 kilometres in all. The rest are sumps, which only water can pass. What follows is taken from our log. We were four: a leader, a recordist, a surveyor, and an architect who never speaks.</p>
<figure data-work="video-226"></figure>
<h2>What we carried in</h2>
<ul>
<li><p>A pair of binaural microphones on either side of a caving helmet, covered with ladies’ stockings, two layers. No windshield on the market survives an hour at 99 per cent humidity. A stocking can be wrung out.</p></li>
<li><p>Two recorders: one in a waterproof case, the other inside the leader’s jacket, kept dry by his warmth.</p></li>
<li><p>Twelve lithium cells, each in a party balloon.</p></li>
<li><p>Three kilograms of silica gel. It came out 410 grams heavier. That is the river we brought home.</p></li>
<li><p>No cough sweets. The wrappers are louder than the cough.</p></li>
</ul>
<h2>Second day, 10.40</h2>
<p>Past the second chamber all lamps go off. The drivers in our headlamps whistle at eight kilohertz. In the dark we walk in single file, a hand on the shoulder in front. The architect goes last. Afterwards he wrote on a piece of paper: “The wall on the left is farther away than the wall on the right.” Nobody had told him. He had heard it.</p>
<p>There are three layers in the water. Near by it drips, and each drip has a pitch, which depends on how deep the puddle is. We counted seventeen different notes. In the middle it flows, like a roomful of people reading different newspapers. And underneath is a third layer at about twenty-five hertz, which none of us noticed at the time. We found it in the spectrum at home; it had been there throughout. The surveyor did the sums. It is the air breathing in the next sump, in a hollow about as large as two basketball courts. No human being has been in that place. We know it by a bass note.</p>
<figure><img src="1" alt="Three rows of upright bars on a dark ground, each row rising and falling in its own way"><figcaption>From the top: dripping, flowing, and the twenty-five hertz that nobody heard, each drawn to a scale of its own.</figcaption></figure>
<h2>How much was cut</h2>
<p>The work is by Shen Mozhi and the recording is ours. Its title, <em>Longform: A Continuous Recording of an Underground River From the Place Where It Goes In to the Place Where It Comes Out</em>, was agreed in the van on the way home. Not one second of it was cut. But we recorded it five times. In the first take the leader’s knee cracks in the fourteenth minute. In the second a balloon burst. In the third there was a bat, a splendid bat, and nobody had pressed the button. The fourth is complete, except that everyone was thinking of the third. The fifth is the hour and ten minutes you can hear. There is one cough in it, in minute fifty-one, and it is mine. We took a vote, and three to one it stayed.</p>
<p>Please wear headphones and turn off the light. You need not listen to the end, but do not skip ahead. The river does not know that there is an ahead.</p>`,
    },
  },
];
