import type { SeedArticle } from './seed-article';

/** A guarantee of two years, fishing nets, what the sun left over, the first computer pictures and a library of shadows. */
export const articlesA5: SeedArticle[] = [
  {
    author: 31,
    topic: 1,
    tags: ['档案', '光装置', '教程', '历史'],
    zh: {
      title: '保修两年，含上门：给发光的作品写一份体检表',
      body: `<p>我们九个人，平时分别修电梯、装橱柜、值夜班护理，周末在武汉一间修车铺里做互动装置。每件作品保修两年，含上门。这条规矩是护士小陈定的，她说：“你们做出来的东西会生病，生了病总得有人认。”</p>
<p>九年里上门一百三十七次。这篇把这些出诊整理成一套办法，给做灯、做机器、做一切要插电的东西的人，也给买了它们、正在发愁的美术馆。</p>
<h2>一、先看一位老病人</h2>
<p>韩国果川的国立现代美术馆中庭里，有一座白南准一九八八年的电视塔，叫《多多益善》，一千零三台显像管电视，十八米多高。它年轻时就常常有电视坏掉，换过好几轮；二〇一八年因为安全问题停了机；馆里查了几年，最后决定尽量保留显像管，能修的修，能换二手的换二手，实在找不到的一部分改成平板屏。二〇二二年秋天，它重新亮了。</p>
<p>我们九个人里去过两个。电工老吴回来说了一句话：“修它的人比做它的人多。”这句话后来写在我们铺子的墙上。一件作品能活多久，要看它有没有给修的人留门。</p>
<h2>二、会停产的东西</h2>
<p>先把作品拆成零件，每个零件问一个问题：它停产的那天，作品会怎么样？答案只有四种，我们用四种颜色的胶布贴：</p>
<ul>
<li><p>绿：随便换。电源、电线、螺丝。观众看不见，作品不在乎。</p></li>
<li><p>黄：换了要调。灯珠、传感器、电机。换新的可以，但亮度、灵敏度、快慢要调回原来的样子。</p></li>
<li><p>红：换了就不是它了。显像管的弧面、白炽灯灭掉时那半秒的余红、某一台老马达的嗡嗡声。</p></li>
<li><p>白：作者说不清。先贴白，半年之内必须变成别的颜色。</p></li>
</ul>
<p>我们贴过的十四件作品，平均每件绿二十一处、黄九处、红两处、白三处。作者一开始总想全部贴红，小陈会问：“电源线也是灵魂？”</p>
<figure><img src="1" alt="方格里排着四色的圆、半圆、扇形和条纹，拼满整个画面"><figcaption>一件作品贴完胶布的样子，示意：每格一处，共四色（颜色与胶布不同）。贴完再写清单，顺序不能反。</figcaption></figure>
<p>贴胶布要当着作者的面，还要有一个完全不懂的人在场。我们通常请修车铺的房东郭婆婆。有一次作者坚持说某种蓝色 LED 是红胶布，换不得，郭婆婆看了半天，说两颗一样。作者急了，关灯又看，自己也分不出。那一项当场改成黄的，后来厂家果然停产，换的是另一家的，调了两个电阻。没有她，那件作品今年就该退休了。反过来也有：一只黑色的拨动开关，我们谁都觉得是绿的，郭婆婆拨了几下说，这个“嗒”好听，作者愣了一下，贴了红。</p>
<h2>三、四种办法，各有脾气</h2>
<p>二十多年前，古根海姆美术馆的“可变媒体”项目把保存媒体艺术的办法归成四种：储存、仿真、迁移、重新诠释。我们的翻译土一些：囤货、装样子、搬家、再唱一遍。</p>
<p>囤货最老实。我们为一件作品囤了六十只同批次的舵机，四年用掉十一只。坏处是囤的东西也会老，橡胶三年变硬，电容五年变干，所以每半年要给库存通一次电，像遛狗。</p>
<p>装样子，就是用新东西演旧东西。有人用 LED 模仿白炽灯，亮的时候像，灭的时候露馅。我们用示波器量过真的：断电后零点四五秒亮度降到一成，颜色从黄走到暗红。照这条曲线写程序，十二位调光，再老的灯光师也看不出来，只有手能知道，它不烫。</p>
<p>搬家，就是换一代技术。搬家前先问，邻居变没变？有一件作品从蓝牙二搬到蓝牙五，反应快了二十倍，观众反而不玩了，原来等那一下才是乐趣。我们又加了一段延时。</p>
<p>再唱一遍最危险，也最便宜。只有作者在世而且愿意的时候才做。</p>
<h2>四、给作品装一只里程表</h2>
<p>上门时问美术馆：开了多少小时？没有一家答得上来。后来我们在每件作品里装一只里程表，就是最便宜的单片机，每小时往存储器里记一笔，断电不丢。</p>
<pre><code>#include &lt;EEPROM.h&gt;

unsigned long hours;
unsigned long last;

void setup() {
  EEPROM.get(0, hours);
  if (hours == 0xFFFFFFFFUL) hours = 0;
  last = millis();
  Serial.begin(9600);
}

void loop() {
  if (millis() - last &gt;= 3600000UL) {
    last += 3600000UL;
    hours++;
    EEPROM.put(0, hours);
    Serial.println(hours);
  }
}</code></pre>
<p>这块存储器一个格子大约能写十万次，一小时一次，够用十一年。有了小时数，才知道灯珠是“老了”还是“坏了”，老了要整排换，坏了只换一颗。整排里换一颗新的，会像补了一颗太白的牙。</p>
<p>里程表还有一个没想到的用处。有家馆说作品每天开八小时，里程表说二十四，原来保安夜里舍不得关，巡到那里要坐一会儿。馆里想批评他，小陈说别，把他加进维护名单。现在那件作品的异常，一半是他先报的，报得比传感器准：“今天它呼吸快了。”</p>
<h2>五、三次出诊</h2>
<p>第一次，《可触摸的黑夜》开幕后第九天，馆方说“不灵了”。我们四个人连夜开车三小时，到了发现是新来的保洁用消毒水擦了导电纤维，每根的电阻翻了三倍。修法：清水擦两遍，程序里加一段每天凌晨自动重新标定。教训写进清单：请保洁阿姨来参加验收，她是和作品相处时间最长的人。</p>
<figure data-work="video-027"></figure>
<p>第二次，《不动的瀑布》水滴开始慢慢往上走。很美，馆方问可不可以不修。原因是水泵老了，滴水频率从五十赫兹落到四十九点八，而频闪还是五十，所以水珠看起来每秒倒退一点。这次我们犯了难，开会，投票，四比四，小陈弃权。最后打电话问全体股东也就是我们的家属，修。但是那段往上走的录像，我们每年年会放一次。</p>
<figure data-work="video-183"></figure>
<p>第三次没有坏。馆方说不放心，让我们来听一听。木匠老何把手放在箱体上站了一会儿，说风扇轴承大概还有两个月。换下来拆开，果然滚珠已经发蓝。他说和听木头是否干透是一样的。这种本事写不进清单，所以我们每次出诊都带一个新人。</p>
<figure><img src="2" alt="细线一圈圈套叠成扭转的环，相邻的线略微错开，合起来像一层薄薄的曲面"><figcaption>老何听见的东西，画出来大概是这样：同一个圈，每转一次偏一点。</figcaption></figure>
<h2>六、交给馆里的那只文件夹</h2>
<p>保修期满，我们交出一只文件夹，纸的，另有一份存在两块硬盘上。里面有这些，缺一样不算交完：</p>
<ol>
<li><p>四色清单，每一行写明在哪里买、停产了用什么代、代了之后怎么调。</p></li>
<li><p>一段十五分钟的录像：一个不懂技术的人从开箱到点亮，没有剪辑，包括她骂人的地方。</p></li>
<li><p>基准值：暗室里各点的照度和色温，开机三十分钟之后的温度和噪声。以后所有“好像没以前亮”的争论，到此为止。</p></li>
<li><p>源码和编译环境，整个装进一台虚拟机的镜像；再加一份打印稿，因为打印稿三十年后肯定能读。</p></li>
<li><p>与作者的谈话，问七个问题，录音并且逐字写下来。</p></li>
</ol>
<p>准备这只文件夹平均用掉四个周末，大约占整件作品工时的一成五。报价里单独写一行。有的客户想砍掉它，我们就把保修从两年改成两个月，他们通常会再想一想。</p>
<p>文件夹里还夹一样东西，不在清单上：一包备用螺丝，和一张九个人的手机号码表。每年春节我们给收藏方打一遍电话，问，它好吗。有的馆换了三任负责人，没有一个知道我们是谁，但是都答得出来，因为交接单上写着：有人会打电话来问它好不好。</p>
<h2>七、什么时候该让它走</h2>
<p>七个问题的最后一个：什么情况下，它不再是它了？多数作者会沉默很久。有人说，当红胶布的东西再也找不到。有人说，当没有人再伸手。有一位说，等我女儿看腻了，她现在四岁。</p>
<p>我们自己的回答是：当上门的人已经没有一个见过它健康时的样子。所以墙上老吴那句话下面，小陈又添了一行：“修的人要比做的人年轻。”今年我们收了两名高中生，周末来，管一顿热干面。</p>`,
    },
    en: {
      title: 'Two Years’ Guarantee, Home Visits Included: A Health Record for Works That Light Up',
      body: `<p>There are nine of us. During the week we mend lifts, fit kitchens or do night shifts on a ward, and at weekends we build interactive installations in a car repair shop in Wuhan. Every work is guaranteed for two years, home visits included. The rule was laid down by Xiao Chen, who is a nurse. “What you make is going to fall ill,” she said, “and when it does somebody has to own up to it.”</p>
<p>In nine years we have made 137 visits. Here they are, turned into a method, for anybody who makes lamps or machines or whatever has a plug, and for museums that have bought such a thing and are beginning to worry.</p>
<h2>1. An elderly patient to begin with</h2>
<p>In the atrium of the National Museum of Modern and Contemporary Art at Gwacheon, in Korea, stands a tower of televisions by Nam June Paik. It is called <em>The More, the Better</em> and was built in 1988: 1,003 cathode-ray sets, over eighteen metres high. Sets were failing even when it was young, and it has been through several rounds of replacement. In 2018 it was switched off because it was no longer safe. The museum studied it for years and chose to keep the tubes wherever possible, repairing what could be repaired, buying second-hand what could be bought, and going over to flat panels only where nothing else was to be found. In the autumn of 2022 it lit up again.</p>
<p>Two of us have been there. Old Wu, our electrician, came back with one sentence: “More people have mended it than made it.” It is now on the wall of the shop. How long a work will live depends on whether it has a door for those who come to mend it.</p>
<h2>2. Things that go out of production</h2>
<p>Take the work apart on paper and ask of each part what happens to the work on the day this can no longer be bought. There are only four answers, and we mark them with tape in four colours:</p>
<ul>
<li><p>Green: change it freely. Power supplies, cables, screws. Nobody sees them and the work does not care.</p></li>
<li><p>Yellow: change it and adjust. LEDs, sensors, motors. New ones are fine, provided that brightness, sensitivity and speed are brought back to what they were.</p></li>
<li><p>Red: change it and it is no longer the work. The curve of a picture tube; the half second of red after an incandescent bulb goes out; the hum of one particular old motor.</p></li>
<li><p>White: the artist cannot say. White it is, for now, and within six months it must turn another colour.</p></li>
</ul>
<p>We have taped up fourteen works. On average each has twenty-one greens, nine yellows, two reds and three whites. Artists begin by wanting everything red. Then Xiao Chen asks: “The mains lead is part of the soul, is it?”</p>
<figure><img src="1" alt="Discs, half discs, quarter discs and stripes in four colours fill a grid of squares"><figcaption>A work that has been taped up, as a drawing: a square for each part, four colours in all, though not those of the tape. The list comes afterwards. Not the other way round.</figcaption></figure>
<p>Tape has to be applied in the artist’s presence and with one person in the room who knows nothing about it. Ours is usually Granny Guo, who owns the shop. One artist insisted that a certain blue LED was red tape, not to be replaced. Granny Guo looked at it for a long time and said that the two were the same. The artist was upset, turned off the light, looked again, and could not tell them apart either. The line went yellow on the spot. The maker did stop producing them; we took another make and changed two resistors. But for her the work would be retiring this year. It also goes the other way. There was a black toggle switch that all of us thought green. She flicked it a few times and said that it had a lovely click. The artist was silent for a moment, and then put red on it.</p>
<h2>3. Four ways, each with a temper</h2>
<p>Over twenty years ago the Variable Media project at the Guggenheim named four ways of preserving media art: storage, emulation, migration and reinterpretation. Our own names for them are homelier: hoarding, pretending, moving house, and singing it again.</p>
<p>Hoarding is the most honest. For one work we laid in sixty servos of the same batch and have used eleven in four years. The drawback is that what you hoard grows old as well. Rubber is hard after three years, capacitors are dry after five. Twice a year the stock has to be powered up, like taking the dog out.</p>
<p>Pretending means that a new thing acts an old one. People use LEDs to play incandescent bulbs; they are convincing when lit and give themselves away when they go out. We put a real bulb on the oscilloscope. After 0.45 seconds without current it is down to a tenth, and on the way its colour goes from yellow to a dull red. Write that curve into the program, dim with twelve bits, and no lighting designer can tell, however old. Only the hand knows. It isn’t hot.</p>
<p>Moving house means a new generation of technology. Before you move, ask whether the neighbours have changed. One of our works went from Bluetooth 2 to Bluetooth 5 and answered twenty times faster, and people stopped playing with it. The fun had been in the wait. We put the delay back in.</p>
<p>Singing it again is the most dangerous way and the cheapest. Do it only while the artist is alive, and willing.</p>
<h2>4. Fit a mileometer</h2>
<p>On our visits we ask how many hours the work has been running. Not one museum has been able to say. So we put a mileometer into everything: the cheapest microcontroller there is, which makes a note in its memory once an hour and keeps it without power.</p>
<pre><code>#include &lt;EEPROM.h&gt;

unsigned long hours;
unsigned long last;

void setup() {
  EEPROM.get(0, hours);
  if (hours == 0xFFFFFFFFUL) hours = 0;
  last = millis();
  Serial.begin(9600);
}

void loop() {
  if (millis() - last &gt;= 3600000UL) {
    last += 3600000UL;
    hours++;
    EEPROM.put(0, hours);
    Serial.println(hours);
  }
}</code></pre>
<p>A cell of this memory can be written about a hundred thousand times; at once an hour, that is eleven years. With the hours in hand you know whether an LED has aged or has failed. Aged ones are replaced by the row, a failed one by itself. Put a single new one into an old row and it looks like a tooth that is too white.</p>
<p>The mileometer has had a use that we did not foresee. A museum told us that a work was on for eight hours a day. The mileometer said twenty-four. It turned out that a guard could not bear to switch it off at night and used to sit with it on his rounds. The museum wanted to reprimand him. Don’t, said Xiao Chen, put him on the maintenance list. Half of what goes wrong with that work is now reported by him first, and more accurately than by any sensor: “It’s breathing fast today.”</p>
<h2>5. Three visits</h2>
<p>The first was nine days after the opening of <em>A Night You Can Touch</em>. It had “stopped working”, we were told. Four of us drove for three hours through the night and found that a new cleaner had wiped the conductive fibres with disinfectant, which had tripled their resistance. The cure: wipe twice with clean water, and let the program recalibrate itself before dawn every day. The lesson went into the list. Invite the cleaner to the handover. Nobody spends more time with the work than she does.</p>
<figure data-work="video-027"></figure>
<p>The second: in <em>Waterfall, Standing Still</em> the drops had started to climb, very slowly. It was beautiful, and the museum asked whether we could leave it. The pump had aged. It was down from fifty drops a second to 49.8, while the strobe was still at fifty, and so every drop seemed to go back a little. Here we were in difficulty. We held a meeting and voted, four to four, with Xiao Chen abstaining. In the end we rang our shareholders, that is to say our families, and they said to mend it. But the recording of the water climbing is shown at our party every year.</p>
<figure data-work="video-183"></figure>
<p>At the third, nothing was broken. The museum was uneasy and wanted us to have a listen. Old He, the joiner, stood with his hand on the case for a while and said that the bearing of the fan had about two months left. We took it out and opened it, and the balls had indeed gone blue. It was the same, he said, as listening to whether wood is dry. A skill like that does not go into a list. That is why we take somebody new along on every visit.</p>
<figure><img src="2" alt="Fine lines nested loop within loop in a twisted ring, each a little out of step with its neighbour, so that together they look like a thin curved surface"><figcaption>What Lao He hears would look more or less like this: one circle, a little further out at every turn.</figcaption></figure>
<h2>6. The folder for the museum</h2>
<p>When the guarantee is up we hand over a folder. It is made of paper, and there are two hard disks with a copy. It must contain the following. If one is missing, it has not been handed over:</p>
<ol>
<li><p>The list in four colours. Each line says where the part was bought, what to take instead, and how to adjust that.</p></li>
<li><p>A video of fifteen minutes, in which somebody without technical knowledge takes the work from its crate to first light. It is uncut and includes the swearing.</p></li>
<li><p>Reference values: lux and colour temperature at fixed points in the dark; heat and noise half an hour after switching on. That is the end of all debates about whether it used to be brighter.</p></li>
<li><p>The source and everything needed to build it, as the image of a virtual machine; and a printout, because a printout will certainly be legible in thirty years.</p></li>
<li><p>A conversation with the artist, seven questions, recorded and written down word for word.</p></li>
</ol>
<p>The folder takes us four weekends on average, some fifteen per cent of the hours that go into a work. It is a separate line in our quotation. Now and then a client wants to strike it out. We then change the guarantee from two years to two months, and as a rule they think again.</p>
<p>There is one more thing in the folder, which is not on the list: a bag of spare screws and a sheet with nine telephone numbers. Every Spring Festival we ring up whoever owns a work of ours and ask how it is. Some museums are on their third person in charge. None of these knew who we were, and all of them had an answer, because their handover notes say: somebody will ring to ask whether it is well.</p>
<h2>7. When to let it go</h2>
<p>The last of the seven questions is: when is it no longer itself? Most artists are silent for a long time. One said, when the things with red tape can’t be found any more. One said, when nobody reaches out a hand. And one said, when my daughter is bored with it. She is four.</p>
<p>Our own answer is: when, of those who come to mend it, none has ever seen it well. So under Old Wu’s sentence on the wall Xiao Chen has written another: “The menders must be younger than the makers.” This year we have taken on two pupils from the secondary school. They come at weekends and are paid in hot noodles.</p>`,
    },
  },
  {
    author: 35,
    topic: 3,
    tags: ['投影', '现场', '笔记'],
    zh: {
      title: '借来的渔网：在盐水边做投影的一年',
      body: `<p>我们的工作室在一座码头上，退潮的时候脚下是泥和螃蟹，涨潮的时候是水。投影机、盐水和借来的渔网，重要性按这个顺序，脾气按相反的顺序。</p>
<p>为什么用网？因为买不起那么大的纱幕。一张用旧的围网长八十米、高十米，船长借我们，条件是还的时候不能有洞，或者说，不能有新的洞。</p>
<h2>网能接住多少光</h2>
<p>我们用照度计量过：网眼三厘米的尼龙网，干的，接住百分之九的光；湿的，百分之十四，因为每个结上都有一滴水；挂了一夜的霜盐之后，百分之十九，到了下午又被风吹掉一半。所以我们的亮度表上没有“标准值”，只有“昨晚下过雨吗”。</p>
<p>百分之九很少，但是九成一的光穿过去，落在海上。观众后来告诉我们，他们看的其实是海。</p>
<h2>让潮水拉推子</h2>
<p>高潮时网的下缘浸在水里，画面断成两截；低潮时网悬空，风最大。我们不想和潮水吵，就让它来管亮度。潮汐表放进一张表格，两列：小时，水位（米）。下面这段放在 TouchDesigner 的 Execute DAT 里，打开 Frame Start：</p>
<pre><code>import datetime

def onFrameStart(frame):
    now = datetime.datetime.now()
    hour = now.hour + now.minute / 60 + now.second / 3600
    rows = op('tide').rows()
    for before, after in zip(rows, rows[1:]):
        start, end = float(before[0].val), float(after[0].val)
        if start &lt;= hour &lt; end:
            share = (hour - start) / (end - start)
            low, high = float(before[1].val), float(after[1].val)
            height = low + share * (high - low)
            op('level1').par.opacity = max(0, min(1, height / 1.2))
    return</code></pre>
<p>水位一米二以上，全亮；越退越暗；最低潮的四十分钟什么都没有，观众下到泥里去，用手机照螃蟹。那四十分钟起初被投诉，第二个月起，大家专门穿着雨靴来。</p>
<h2>盐</h2>
<p>第一个月坏了两台投影机。拆开看，散热片上一层白霜，像糖。以后所有的机器都住进木箱，进风口装两层：外层是浸过甘油的纱布，抓盐；内层是空调滤网，抓纱布的毛。纱布每天洗，晾在旁边，有人以为也是作品。接头全部用硅脂，螺丝全部不锈钢，即便如此，一年以后，我们还是只能把它们叫作“曾经是螺丝的东西”。</p>
<h2>从穹顶回来</h2>
<p>去年我们去做过一座二十三米的穹幕，《穹顶之下无水平线》。那里没有风，没有盐，没有螃蟹，画面永远在该在的位置。做完回到码头，第一个晚上网被风吹翻过去，画面打在对岸的冰厂墙上，三秒钟，有只鹈鹕飞过，正好接住鱼。我们四个人站着，谁也没有去拉绳子。</p>
<figure data-work="video-054"></figure>
<p>账目：网零元，赔洞三百比索；投影机维修一万八千；甘油四百；请船长和他的表弟们吃饭五次，不便宜。船长看完最后一场说，他打了三十年鱼，第一次知道网还可以漏光。</p>`,
    },
    en: {
      title: 'Borrowed Nets: A Year of Projection Beside Salt Water',
      body: `<p>Our workshop is on a pier. At low tide there are mud and crabs beneath the floor, at high tide there is water. Projection, salt water and borrowed fishing nets: they matter in that order, and make trouble in the opposite one.</p>
<p>Why nets? Because we could not afford gauze of that size. A used purse seine is eighty metres long and ten high. The skipper lends it to us on condition that there are no holes in it when it comes back or, more exactly, no new ones.</p>
<h2>How much light a net can catch</h2>
<p>We have measured it. Nylon net with a three-centimetre mesh, dry, stops nine per cent of the light. Wet, it stops fourteen, since there is a drop on every knot. After a night of salt it is nineteen, and by the afternoon the wind has taken half of that away. So our chart of brightness has no standard value. It has the question whether it rained last night.</p>
<p>Nine per cent is little. But ninety-one go through and land on the sea. Later people told us that it was the sea they had been watching.</p>
<h2>Let the tide ride the fader</h2>
<p>At high water the foot of the net is under the surface and the picture is cut in two. At low water the net hangs free and the wind is at its worst. We did not want to argue with the tide and put it in charge of the brightness instead. The tide table goes into a Table DAT with two columns, the hour and the height in metres. The following goes into an Execute DAT in TouchDesigner with Frame Start switched on:</p>
<pre><code>import datetime

def onFrameStart(frame):
    now = datetime.datetime.now()
    hour = now.hour + now.minute / 60 + now.second / 3600
    rows = op('tide').rows()
    for before, after in zip(rows, rows[1:]):
        start, end = float(before[0].val), float(after[0].val)
        if start &lt;= hour &lt; end:
            share = (hour - start) / (end - start)
            low, high = float(before[1].val), float(after[1].val)
            height = low + share * (high - low)
            op('level1').par.opacity = max(0, min(1, height / 1.2))
    return</code></pre>
<p>Above 1.2 metres everything is lit. As the water goes, the picture goes. For the forty minutes around low tide there is nothing, and people climb down into the mud and look for crabs with their telephones. At first we had complaints about those forty minutes. From the second month on, people came for them in wellingtons.</p>
<h2>Salt</h2>
<p>In the first month two projectors died. When we opened them there was white on the heat sinks, like sugar. All our machines have lived in wooden crates ever since, with two layers over the intake: on the outside gauze soaked in glycerine, to catch salt, and inside it a filter from an air conditioner, to catch the fluff of the gauze. We wash the gauze daily and hang it up alongside, and some take it for part of the work. Every contact is greased and every screw is stainless. All the same, after a year the best one can say is that these used to be screws.</p>
<h2>Back from the dome</h2>
<p>Last year we went away to make a piece for a dome of twenty-three metres, <em>No Horizon Under the Dome</em>. There was no wind in there, no salt, not a crab, and the picture was always where it should be. On our first night back at the pier the wind threw the net right over, and for three seconds the film was on the wall of the ice factory across the water. A pelican flew past and took the fish. The four of us just stood there. None of us went for the rope.</p>
<figure data-work="video-054"></figure>
<p>Accounts: net, nothing; compensation for holes, 300 pesos; repairs to projectors, 18,000; glycerine, 400; five dinners for the skipper and his cousins, not cheap. After the last show he said that in thirty years of fishing he had never known that a net lets light through as well.</p>`,
    },
  },
  {
    author: 26,
    topic: 10,
    tags: ['灯光', '教程', '现场', '开源'],
    zh: {
      title: '太阳剩多少，就演多久：高原上的光与电池',
      body: `<p>我的作品没有结束时间。节目单上写的是：“日落开始，电池用完为止。”最长的一次演了五小时零七分，最短的一次四十一分钟，那天下午有雷雨。主办方第一年很紧张，第二年开始卖爆米花给等着它灭的人。</p>
<p>我学物理，住在海拔三千八百米的湖边。这里正午的太阳比海边强三成，空气少三分之一，两件事都和灯有关，第二件往往被忘掉。</p>
<h2>薄空气的三条脾气</h2>
<ul>
<li><p>散热差。风扇转得一样快，带走的热少三分之一。标称一百瓦的灯，我只当七十瓦用。</p></li>
<li><p>绝缘差。高压电源在这里更容易打火，所以全部用二十四伏以下。</p></li>
<li><p>看得远。没有灰尘，光束在空中看不见，谁想要“光柱”，得自己带雾来。雾机在这里也喘，水不到九十度就开了。</p></li>
</ul>
<h2>一天的账</h2>
<p>一块一百瓦的板，冬季晴天收四百五十瓦时；经过控制器和电池，到灯那里剩三百八十。我有三十二盏灯，每盏满功率四瓦，一百二十八瓦，照理可以演三小时。但是没有人想看三小时同样亮的东西，所以我让亮度跟着电压走，越演越暗，眼睛也越来越习惯，觉得一样亮，时间却拉长了一倍。</p>
<pre><code>const int batteryPin = A0;
const int lampPin = 9;
const float full = 13.4;   // volts, lithium iron phosphate at rest
const float empty = 12.0;

void setup() {
  pinMode(lampPin, OUTPUT);
}

void loop() {
  // A divider of 20k over 10k brings the battery within five volts.
  float volts = analogRead(batteryPin) * 5.0 / 1023.0 * 3.0;
  float share = constrain((volts - empty) / (full - empty), 0.0, 1.0);
  analogWrite(lampPin, round(255 * share * share));
  delay(1000);
}</code></pre>
<p>平方是为了眼睛：亮度减半，看起来只暗了一点点。十二伏必须停，再往下电池会受伤，作品为了一晚上的好看把自己弄残，不值得。</p>
<figure><img src="1" alt="一层层山脊由近到远叠在一起，后面露出一轮圆形的光"><figcaption>日落，示意。从这一刻起，太阳剩下多少，我们就演多久。</figcaption></figure>
<h2>停电那一夜</h2>
<p>我拍过一部短片，《开幕夜，断电七分钟》。那不是我的作品，是一个大光影节，城市电网跳了闸，三十件作品全黑，只有我的还亮着，因为它从来没有接过电网。按说我该得意。可是镜头里看得很清楚：人们先是叫，然后安静，然后抬头。那七分钟，我的三十二盏灯是全场最碍事的东西。第四分钟，我走过去拔了保险丝。</p>
<figure data-work="video-023"></figure>
<p>后来每一件作品，我都留一个开关，写着“请在想看星星的时候按”。它会灭七分钟，再自己回来。统计过一次：一个晚上被按了六十三次，有一次是一位穿制服的消防员。</p>
<h2>运费</h2>
<p>电池不能上飞机，所以我的电池都留在办节的城市，送给学校。现在七座城市的八所学校里，有它们在给走廊照明。最老的一组已经十年，校长来信说容量还有六成，孩子们管它叫“那个艺术家”。</p>`,
    },
    en: {
      title: 'As Long as the Sun Has Left Us: Light and Batteries at Altitude',
      body: `<p>My works have no closing time. The programme says: “From sunset until the battery is empty.” The longest performance lasted five hours and seven minutes, the shortest forty-one minutes, after an afternoon of thunderstorms. In the first year the organisers were nervous. In the second they began selling popcorn to the people who were waiting for it to go out.</p>
<p>I studied physics and live by a lake, 3,800 metres up. The midday sun is a third stronger here than on the coast, and there is a third less air. Both concern lamps, and the second tends to be forgotten.</p>
<h2>Three habits of thin air</h2>
<ul>
<li><p>It cools badly. A fan turns at the same speed and takes away a third less heat. I treat a lamp of a hundred watts as one of seventy.</p></li>
<li><p>It insulates badly. High-voltage supplies spark more readily, and so everything of mine runs below 24 volts.</p></li>
<li><p>You can see far. There is no dust, and a beam is invisible. If you want shafts of light, bring your own fog. The fog machine will be out of breath too; water boils at under ninety degrees.</p></li>
</ul>
<h2>The accounts of a day</h2>
<p>A panel of a hundred watts brings in 450 watt-hours on a clear day in winter. After the controller and the battery, 380 get to the lamps. I have thirty-two lamps of four watts, or 128 in all, so in theory I can play for three hours. But nobody wants to look at the same brightness for three hours. I let it follow the voltage instead. The light grows dimmer as the evening goes on, the eyes get used to it and find it just as bright, and it lasts twice as long.</p>
<pre><code>const int batteryPin = A0;
const int lampPin = 9;
const float full = 13.4;   // volts, lithium iron phosphate at rest
const float empty = 12.0;

void setup() {
  pinMode(lampPin, OUTPUT);
}

void loop() {
  // A divider of 20k over 10k brings the battery within five volts.
  float volts = analogRead(batteryPin) * 5.0 / 1023.0 * 3.0;
  float share = constrain((volts - empty) / (full - empty), 0.0, 1.0);
  analogWrite(lampPin, round(255 * share * share));
  delay(1000);
}</code></pre>
<p>The square is there for the eye, to which half the light looks only a little darker. At twelve volts you have to stop. Below that you injure the battery, and no work should cripple itself for the sake of one good evening.</p>
<figure><img src="1" alt="Ridges one behind another, and behind the last of them a round disc of light"><figcaption>Sunset, as a drawing. From this moment on we have as much as the sun has left us.</figcaption></figure>
<h2>The night of the power cut</h2>
<p>I once made a short film, <em>Opening Night, Seven Minutes Without Power</em>. It was at a large festival and not about anything of mine. The grid tripped and thirty works went dark. Mine stayed on, because it had never been connected. I suppose I should have been proud. But in the film you can see it clearly: first people shout, then they are quiet, and then they look up. For those seven minutes my thirty-two lamps were the most annoying thing in the place. In the fourth I went over and pulled the fuse.</p>
<figure data-work="video-023"></figure>
<p>Every piece I have made since has a switch, with a label: “Press if you would like to see the stars.” It goes out for seven minutes and comes back by itself. I counted once. It was pressed sixty-three times in one evening, on one occasion by a fireman in uniform.</p>
<h2>Freight</h2>
<p>Batteries may not fly. So mine stay in the city where the festival was and are given to a school. In seven cities they are lighting the corridors of eight schools. The oldest set is ten years of age. The head teacher writes that it has sixty per cent of its capacity, and that the children call it “the artist”.</p>`,
    },
  },
  {
    author: 3,
    topic: 2,
    tags: ['历史', '生成艺术', '开源'],
    zh: {
      title: '一九六五年的三个房间：电脑画第一次见人',
      body: `<p>我每天写短程序，常有人以为这是新东西。其实比我父亲还大。想把这件事讲清楚，只需要走进三个房间，都在一九六五年。</p>
<h2>二月，斯图加特</h2>
<p>第一间在斯图加特的大学里，哲学教授马克斯·本泽的小画廊。墙上是格奥尔格·内斯用西门子的计算机和楚泽的绘图台做的线条。来的有几位画家，开始还客气，后来有人问：它能学会我的笔触吗？内斯想了想，说，如果您告诉我您的笔触是什么，可以。据说场面就此坏掉了。本泽打圆场，说这是“人工的艺术”，好和你们那个区别开。</p>
<p>我很喜欢内斯的回答。它不骄傲，只是把问题还了回去。你说不出来的那部分，机器确实没有；你说得出来的那部分，它确实有了。</p>
<h2>四月，纽约</h2>
<p>第二间是霍华德·怀斯画廊，展出贝尔实验室的迈克尔·诺尔和贝拉·朱尔兹，展名叫“计算机生成的图画”。诺尔后来做了一个更好玩的实验：他让程序照着蒙德里安一九一七年那幅短线构成，随机摆出一张相像的，复印成同样的质量，请一百个人看。更喜欢电脑那张的有五十九个，认对哪张出自电脑的只有二十八个。</p>
<p>人们常拿这个实验说机器赢了。我不觉得。更准的读法是：大家心目中“人味”等于“乱一点”，而乱，恰好是机器最便宜的东西。</p>
<h2>十一月，还是斯图加特</h2>
<p>第三间是一家叫尼德利希的书店画廊，内斯和弗里德·纳克两个人。纳克那年二十六岁，数学系。他们俩加上诺尔，后来常被叫作“三个 N”。三个人都不是画家，都在等机时，都在夜里做。</p>
<p>这三间房里都没有薇拉·莫尔纳，她在巴黎。从一九五九年起，她用手执行自己写的规则，管这叫“想象的机器”；到一九六八年，才摸到真的计算机。我认为她是这一行里第一个明白下面这件事的人：定规则，为的是看清自己到底想要多少例外。她有个系列叫《百分之一的无序》，百分之一，不是二。</p>
<h2>重画《碎石》</h2>
<p>内斯一九六八年前后的《碎石》是我教学的第一课：二十二行、十二列方块，越往下越松。代码只有一个想法，<code>loose</code>：</p>
<pre><code>function setup() {
  createCanvas(520, 880);
  noLoop();
}
function draw() {
  background(250);
  noFill();
  rectMode(CENTER);
  for (let row = 0; row &lt; 22; row++) {
    for (let column = 0; column &lt; 12; column++) {
      const loose = row / 22;
      push();
      translate(62 + column * 36, 62 + row * 36);
      translate(random(-16, 16) * loose, random(-16, 16) * loose);
      rotate(random(-1, 1) * loose);
      square(0, 0, 36);
      pop();
    }
  }
}</code></pre>
<figure><img src="1" alt="整齐的格子里排满小方块，没有一块歪斜，只是大小成片地起伏"><figcaption>同一张格子，换一条规则：不歪，不散，只变大小。上面的代码画出来的，请自己运行一次看。</figcaption></figure>
<p>学生的第一反应总是把 <code>loose</code> 改成别的曲线，让中间乱、两头齐。这样一改，石头就不往下掉了，变成一阵风。一个数管着整幅画的重力，做<a href="/video/detail/video-068">《黄金角的偏差》</a>的时候，我也只动了一个数。</p>
<h2>后来</h2>
<p>二〇〇一年，本·弗莱和凯西·里斯在麻省理工写出 Processing，把“等机时”这三个字从这一行里划掉了；二〇一三年，劳伦·李·麦卡锡做了 p5.js，把“安装”也划掉了。剩下没人能替你划掉的，还是画家问的那一句：我的笔触是什么。</p>`,
    },
    en: {
      title: 'Three Rooms in 1965: Computer Pictures Meet Their Public',
      body: `<p>Since I write short programs every day, people take it for something new. It is older than my father. To explain that, one need only enter three rooms, all of them in 1965.</p>
<h2>February, Stuttgart</h2>
<p>The first is at the university of Stuttgart, in the small gallery of the philosopher Max Bense. On the walls are lines by Georg Nees, made with a Siemens computer and a Zuse drawing table. Some painters have come. They are polite at first. Then one of them asks: could it learn my brushstroke? Nees thinks about it and says, yes, if you tell me what your brushstroke is. From there, by all accounts, the evening went downhill. Bense tried to save it by saying that this was “artificial art”, as distinct from theirs.</p>
<p>I am very fond of that answer. There is no pride in it; it only hands the question back. What you cannot say, the machine really does not have. What you can say, it really does.</p>
<h2>April, New York</h2>
<p>The second room is the Howard Wise Gallery, where Michael Noll and Béla Julesz of Bell Labs are showing “Computer-Generated Pictures”. Noll went on to an experiment that is even more fun. He had a program scatter short bars at random in the manner of a composition by Mondrian of 1917, made copies of both in the same quality, and showed them to a hundred people. Fifty-nine preferred the computer’s. Only twenty-eight could say which one it was.</p>
<p>This is often told as a victory of the machine. I do not think so. It is more accurate to say that what people take for a human touch is a bit of disorder, and disorder happens to be what machines have cheapest.</p>
<h2>November, Stuttgart again</h2>
<p>The third is a bookshop with a gallery, called Niedlich, with two exhibitors, Nees and Frieder Nake. Nake was in his twenties and a mathematician. Together with Noll they came to be known as the three Ns. None was a painter, all were waiting for machine time, all worked at night.</p>
<p>Vera Molnár is in none of these rooms. She was in Paris. Since 1959 she had been carrying out rules of her own by hand, a method she called her imaginary machine, and it was 1968 before she could lay hands on a real one. I believe she was the first in our trade to understand that a rule is there to show how much exception you really want. A series of hers is called <em>One Per Cent of Disorder</em>. One per cent, not two.</p>
<h2>Redrawing Schotter</h2>
<p><em>Schotter</em>, gravel, made by Nees around 1968, is the first lesson I teach: squares in twenty-two rows and twelve columns, looser and looser towards the bottom. There is one idea in the code, and it is called <code>loose</code>:</p>
<pre><code>function setup() {
  createCanvas(520, 880);
  noLoop();
}
function draw() {
  background(250);
  noFill();
  rectMode(CENTER);
  for (let row = 0; row &lt; 22; row++) {
    for (let column = 0; column &lt; 12; column++) {
      const loose = row / 22;
      push();
      translate(62 + column * 36, 62 + row * 36);
      translate(random(-16, 16) * loose, random(-16, 16) * loose);
      rotate(random(-1, 1) * loose);
      square(0, 0, 36);
      pop();
    }
  }
}</code></pre>
<figure><img src="1" alt="Small squares on a regular grid, none of them tilted, growing and shrinking in regular groups"><figcaption>The same grid under another rule: nothing tilts or falls, only the size changes. For what the code above draws, run it yourself.</figcaption></figure>
<p>The first thing students do is to give <code>loose</code> another curve, so that the middle is wild and the ends are neat. With that the stones stop falling and there is a wind instead. One number governs the gravity of the whole picture. In <a href="/video/detail/video-068"><em>A Small Error in the Golden Angle</em></a>, too, I moved one number and nothing else.</p>
<h2>Afterwards</h2>
<p>In 2001 Ben Fry and Casey Reas, at MIT, came out with Processing and struck the words “machine time” from our vocabulary. In 2013 Lauren Lee McCarthy made p5.js and struck out “install” as well. What nobody can strike out for you is what the painter asked: what is my brushstroke?</p>`,
    },
  },
  {
    author: 25,
    topic: 1,
    tags: ['展评', '光装置', '交互'],
    zh: {
      title: '逾期未还：在《影子借阅处》借了三个人',
      body: `<p>《影子借阅处》设在一座老邮局的二楼，原来的包裹窗口还在。你站到白墙前，灯亮一下，影子留下；窗口递出一张卡片，写着编号和归还日期；然后你可以从墙上挑一个别人的影子带走。带走的意思是：接下来的展厅里，你脚下是他的影子。</p>
<p>我是拍纪录片的，专拍灯亮之前和灯灭之后。这件作品灯亮着的时候我反而不知道该往哪看，所以我去了三次。</p>
<p>我挑的第一个影子编号 0412，一个人抱着孩子，孩子的脚垂在腰旁边。我走，影子也走，可是孩子的脚一晃一晃，那是当时留影子的人在轻轻摇他。我的手是空的。走到第二个房间，有位陌生女士看看我脚下，问：几个月了？我不知道怎么回答，就说，是借的。</p>
<p>这一刻是整件作品的中心，作者许砚安排得很好：它没有任何文字说明，只靠地面一盏侧灯、一台藏在桌下的投影机和你的诚实。</p>
<p>第二次去，我在墙上找自己的影子。不见了，借走了。管理员翻登记本，说借的人三天前就该还。我忽然很在意：他会怎么走路？会不会去很吵的地方？我在三号房间等了一个多小时，终于看见我的影子从门口进来，连着一位穿校服的男孩。他跳了一下，我的影子没有跳，我那天膝盖疼。</p>
<p>影子只记得当时的身体。这是作品最残酷，也最好的一条规则。</p>
<p>第三次是闭馆前十分钟，我带着录音师。灯一盏一盏关，墙上的影子还在，原来它们是用一种余辉涂料存着的，会自己慢慢淡掉，两小时后全部消失，第二天早晨再由投影补回去。管理员说，许先生交代过，补的时候按前一天晚上淡掉的样子补，不要补满。开展七十一天，最早的影子已经只剩下一层灰。</p>
<figure data-work="video-079"></figure>
<p>不满意的地方有三处。其一，第四个房间是多余的：在那里影子会“说话”，从墙里放出采访录音，讲家庭、讲离别。前面三个房间让我自己编的故事，被它一一纠正了。其二，归还的仪式太快，卡片塞进箱子就完了，至少该让我看着他回到墙上。其三，轮椅使用者的影子里有轮椅，借走的人却被投影裁成了站姿，我问了，说是算法去掉了“物件”。这不是小事。借阅处最该懂得，有的东西不是物件。</p>
<p>我给管理员留了一张字条，三天后收到回信：第三处已改。前两处没有提。</p>
<p>我的第一张卡片还夹在钱包里，编号 0412，归还日期已经过去十六天。下个月我要去那座城市，先去还他。孩子应该又重了一点。</p>`,
    },
    en: {
      title: 'Overdue: Three Loans from The Shadow Lending Library',
      body: `<p><em>The Shadow Lending Library</em> is on the upper floor of an old post office, and the parcels counter is still there. You stand before a white wall, a lamp flashes, and your shadow stays. A card is passed through the counter with a number and a date of return. Then you may choose somebody else’s shadow from the wall and take it with you, by which I mean that in the rooms that follow, the shadow at your feet is theirs.</p>
<p>I make documentaries about what happens before lamps are lit and after they go out. With this work I did not know where to look while they were on. So I went three times.</p>
<p>The first shadow I chose was number 0412, a person with a child in their arms, its feet dangling by their waist. I walked and the shadow walked. But the child’s feet went to and fro, because whoever left this shadow had been gently rocking. My own arms were empty. In the second room a woman I did not know glanced down and asked: how many months? I had no answer to that. I said it was borrowed.</p>
<p>That moment is the centre of the work, and the artist, Xu Yan, has prepared it well. There is no text at all. It rests on one low lamp at the side, a projector hidden under a table, and your honesty.</p>
<p>The second time I looked for my own shadow on the wall. It was gone; it was out on loan. The attendant leafed through the register and said it had been due three days before. Suddenly I minded. How would they be walking? Would they take it to noisy places? I waited in room three for over an hour, and at last my shadow came in through the door, attached to a boy in school uniform. He gave a jump. My shadow did not. My knee had been hurting that day.</p>
<p>A shadow remembers only the body it had then. Of all the rules in the work this is the cruellest, and the best.</p>
<p>The third time was ten minutes before closing, with my sound recordist. One by one the lamps were turned off, and the shadows remained. They are kept in a coating with an afterglow, fade by themselves, are gone two hours later, and in the morning the projectors restore them. Mr Xu, said the attendant, has left instructions that they are to be restored as faded as they were the night before, and not in full. After seventy-one days the earliest shadows are no more than a layer of grey.</p>
<figure data-work="video-079"></figure>
<p>There are three things I did not like. The fourth room is one too many. In there the shadows speak: interviews come out of the wall, about families and about parting, and every story that the first three rooms had let me invent was corrected. Secondly, the return is over too quickly. You drop a card in a box, and that is all; I should at least have liked to watch the shadow go back on the wall. Thirdly, when somebody in a wheelchair leaves a shadow, the wheelchair is in it, but whoever borrowed it was cut by the projection into a person standing. I asked, and was told that the algorithm removes objects. That is no small matter. A library of this kind, of all places, should know that some things are not objects.</p>
<p>I left a note with the attendant. Three days later I had a reply: the third point has been mended. The first two were not mentioned.</p>
<p>My first card is still in my wallet. Number 0412 is sixteen days overdue. Next month I shall be in that city again, and before anything else I am going to take that shadow back. The child will be a little heavier by now.</p>`,
    },
  },
];
