import type { SeedArticle } from './seed-article';

/** Robots, training data and access. */
export const articlesB1: SeedArticle[] = [
  {
    author: 9,
    topic: 8,
    tags: ['机器人', '笔记', '交互'],
    zh: {
      title: '修了十一年电梯之后，我让机器学会怀疑',
      body: `<p>一部好电梯有一件事做得比任何机器人都好：它知道自己不知道。门边的光幕被遮住一次，它重新开门；遮住第三次，它改成慢速关门，同时蜂鸣。它不去判断那是一只手、一个箱子还是一只猫，只是越来越小心。我在鹿特丹修了十一年电梯，后来做雕塑，用的还是这一条。</p>
<figure data-work="video-229"></figure>
<p>《慢速抓取》里，一只夹爪抓起一颗生鸡蛋，用时一小时零四分。常有人问：是不是电机太弱？电机很强，这才是问题。它一秒钟能把鸡蛋捏碎四十次。作品的全部内容，是它怎样一次次决定不用力。</p>
<h2>信心是一个数，不是一种语气</h2>
<p>程序里只有一个变量叫信心，从 0 到 1。它由三样东西算出：指尖的压力读数和预测差多少，相机看到的轮廓动没动，离上一次失误过去了多久。信心低，等待就长。算法短得不好意思：</p>
<pre><code>import random


def doubt(confidence, rng=random):
    """Seconds to wait before the next move: the surer, the shorter."""
    return 0.2 + 1.6 * (1 - confidence) ** 2 * rng.uniform(0.5, 1.5)


for confidence in (0.2, 0.6, 0.95):
    print(confidence, round(doubt(confidence), 2))</code></pre>
<p>平方是关键。线性的等待看上去像卡顿，观众会去找工作人员；平方以后，没把握时它停得很久，有把握时几乎不停，观众开始屏住呼吸。随机的那一段不能省：等待时间完全相同，人在第四次就识破了，从此看到的只是一台计时器。</p>
<h2>鸡蛋的价格</h2>
<p>调试用掉 212 颗鸡蛋。头一周我用木头蛋，结果机器学会的是抓木头蛋。第二周换成煮熟的，学会的是抓熟蛋。生鸡蛋的重心会晃，蛋黄比手指慢半拍，这半拍没法模拟，至少我不会。没碎的那些每晚做成煎蛋卷，助理们后来请求改用土豆。</p>
<figure><img src="1" alt="密密的细线一圈圈套叠，相邻的线略微错开，合起来像一个鼓起的曲面"><figcaption>最后一次抓取中指尖的轨迹。每条线是一次没有完成的尝试。</figcaption></figure>
<h2>观众替它做的那一半</h2>
<p>开幕那天一位老先生坐满了六十四分钟。鸡蛋离开桌面的时候，他轻轻说了一句：“小心。”机器没有麦克风，听不见。可是它正好停下，因为压力读数跳了一下——可能是他椅子挪动的震动。</p>
<p>我不说它“犹豫”了。<strong>犹豫是我们给等待起的名字。</strong>一部电梯停在两层之间，里面的人会觉得它在生气；修理工知道是第七号继电器。我想做的机器站在这两种看法之间：你知道那是继电器，还是忍不住说一声小心。</p>`,
    },
    en: {
      title: 'After Eleven Years of Repairing Lifts, I Taught a Machine to Doubt',
      body: `<p>There is one thing a good lift does better than any robot: it knows that it does not know. Block the light curtain at the door once and it opens again. Block it three times and it closes slowly, with a buzzer. It does not try to decide whether the obstacle is a hand, a crate or a cat. It merely becomes more and more careful. I repaired lifts in Rotterdam for eleven years before I made sculpture, and I still live off that rule.</p>
<figure data-work="video-229"></figure>
<p>In <em>Slow Grasp</em> a gripper picks up a raw egg, which takes it one hour and four minutes. People ask whether the motor is weak. The motor is strong; that is the trouble. It could crush the egg forty times a second. The whole content of the piece is how it decides, again and again, not to.</p>
<h2>Confidence is a number, not a tone of voice</h2>
<p>The program has a single variable called confidence, from 0 to 1. Three things feed it: how far the pressure at the fingertips is from what was predicted, whether the outline in the camera has moved, and how long ago the last mistake was. When confidence is low the wait is long. The code is embarrassingly short:</p>
<pre><code>import random


def doubt(confidence, rng=random):
    """Seconds to wait before the next move: the surer, the shorter."""
    return 0.2 + 1.6 * (1 - confidence) ** 2 * rng.uniform(0.5, 1.5)


for confidence in (0.2, 0.6, 0.95):
    print(confidence, round(doubt(confidence), 2))</code></pre>
<p>The square is what matters. A linear wait looks like a fault, and visitors go to find an attendant. With the square it stops for a long time when it is unsure and hardly at all when it is sure, and visitors begin to hold their breath. The random part cannot be left out either: if every pause is the same, people see through it by the fourth, and from then on they are watching a timer.</p>
<h2>The price of eggs</h2>
<p>Testing took 212 eggs. In the first week I used wooden ones, and what the machine learnt was to pick up wooden eggs. In the second I boiled them, and it learnt boiled eggs. The weight in a raw egg sloshes: the yolk is half a beat behind the fingers, and that half-beat cannot be simulated, or not by me. The survivors became omelettes every night, until the assistants asked whether we might switch to potatoes.</p>
<figure><img src="1" alt="Fine lines nested loop within loop, each a little out of step with its neighbour, so that together they look like a curved surface"><figcaption>The path of the fingertips during the last grasp. Every line is an attempt that was not completed.</figcaption></figure>
<h2>The half that visitors do</h2>
<p>At the opening an old man sat through all sixty-four minutes. As the egg left the table he said, very quietly, “Careful.” The machine has no microphone and could not hear him. But just then it stopped, because the pressure reading had jumped, perhaps from the shifting of his chair.</p>
<p>I do not say that it “hesitated”. <strong>Hesitation is the name we give to a wait.</strong> When a lift stops between two floors, those inside think it is angry; the mechanic knows that it is relay seven. The machines I want to build stand between these two views. You know that it is the relay, and still you cannot help telling it to be careful.</p>`,
    },
  },
  {
    author: 28,
    topic: 5,
    tags: ['人工智能', '伦理', '数据'],
    zh: {
      title: '每个数据集都曾是某个人的下午',
      body: `<p>三年前我去拜访一家做图像标注的公司。会议室的墙上贴着一句口号，大意是人让机器更聪明。隔壁房间里有四十六张桌子，桌上的人在给街景里的行人画框，每画一个框得到的钱，按当天的汇率不够买半杯茶。我问项目经理：这些人知道框画给谁用吗？他想了想说：“知道了会画得更好吗？”</p>
<p>我当时没有答案。后来我拍了《谁在标注》，没有旁白，只有十二个人的工位、双手和午休。再后来我开始自己做小数据集，按一套自己定的规矩来。这篇文章写的是规矩本身：它们从哪里来，要花多少钱，哪几条失败了。</p>
<figure data-work="video-173"></figure>
<h2>先算下午，再算图片</h2>
<p>做预算的人喜欢问“要多少张”。我改成问“要多少个下午”。一个下午是四小时，一位标注员在不出错的前提下，四小时大约能认真看 120 张家庭照片，写下每张里有谁、在做什么、哪里拿不准。超过这个数，错误不会马上增加，先消失的是“拿不准”三个字：累了的人不再承认自己不确定。</p>
<p>所以我们现在的算法是：图片数除以 120，向上取整，乘以两个人（每张图至少两个人看），再加五分之一用来讨论分歧。六百张图是五个下午，两个人就是十个，加讨论是十二个下午。每个下午付的钱，不低于当地一位中学教师半天的收入。按我在班加罗尔和库奇两地的经验，一个六百张的小数据集，人工部分占总预算的百分之六十二。公布这个数字以后，好几位同行写信说不可能。我请他们看看自己的预算里，显卡占多少。</p>
<h2>同意书要能念出来</h2>
<p>我们的第一份同意书有四页，是法务朋友写的，无懈可击。拿去给一位七十岁的老太太签，她说：“你念给我听。”我念到第二段，她睡着了。</p>
<p>现在的版本是九句话，写的时候规定：每一句都能在一口气里念完，并且能翻译成对方平时说的话。其中四句是这样的：</p>
<blockquote><p>你的照片会被一台机器看很多遍，它会学着画出像你的照片。它画出来的东西不是照片，也不是你。三年以后我们会再来问你一次。你随时可以把照片拿走，不需要说理由，拿走以后我们会重新训练，把新的结果给你看。</p></blockquote>
<p>最后一句最贵。“把照片拿走”在合同里很容易写，在模型里很难做。已经训练好的模型不会因为删掉一个文件而忘记它。我们的办法很笨：模型足够小，重新训练一次只要五小时。<strong>能兑现撤回，是我坚持只做小模型的第一个理由。</strong>到今天有过七次撤回，五次是家人去世，一次是离婚，一次没有说理由。七次都重新训练了。</p>
<h2>给数据写一张身份证</h2>
<p>数据集附带说明书并不新鲜，研究者们多年前就提倡过数据表和模型卡。我们的做法是把它放进每件作品的墙签里，观众看得到。放在网上没人点的链接里，等于没写。墙签要短，机器读的那一份可以长，格式大致如此：</p>
<pre><code>{
  "name": "grandmother-63",
  "pictures": 63,
  "taken": { "from": 1958, "to": 1994 },
  "lent_by": ["one family, four households"],
  "described_by": { "people": 2, "afternoons": 3, "paid": true },
  "may_be_used_for": ["exhibition", "teaching"],
  "may_not_be_used_for": ["portraits of living people", "sale"],
  "ask_again": "2027-06-01",
  "withdrawn": 2
}</code></pre>
<p>训练脚本在开始之前读这一份，日期过了就拒绝运行。只有几行，但它拦住过我自己：去年六月我赶一个展览，脚本告诉我该再去问一次了。我气了十分钟，然后买了火车票。</p>
<pre><code>import datetime
import json
import sys

card = json.load(open("card.json"))
if datetime.date.today() > datetime.date.fromisoformat(card["ask_again"]):
    sys.exit("Ask the lenders again before you train on " + card["name"])</code></pre>
<h2>分歧不要抹平</h2>
<p>通常的流水线里，两位标注员意见不一，就请第三位来裁决，多数胜出。结果是数据里只剩下多数人。做《它梦见的外婆》时，两位说明者对同一张合影看法不同：一位写“她在笑”，另一位写“她在忍着不笑”。裁决者选了前者。我把后一句又放了回去，两句并列，训练时随机取一句。</p>
<figure data-work="video-017"></figure>
<p>模型画出的外婆，嘴角因此有一种很难描述的不确定。观众里有人说那是技术缺陷，有人在那张画前面站了很久。我不想夸大：63 张照片训练出来的东西，大部分画面是糊的。但那个嘴角不是糊，那是两个人在一个下午里没有谈拢的事。</p>
<p>我后来把这一条推广到所有项目。分歧单独存一个文件，展览时打印出来放在墙签旁边。它常常比作品更受欢迎。有一页上写着：</p>
<ul>
<li><p>甲：桌上是药。乙：桌上是糖。（问过家属：是药，装在糖罐里。）</p></li>
<li><p>甲：下午。乙：清晨。（无法确定，挂钟停了。）</p></li>
<li><p>甲：这是父亲。乙：这是照相馆的人。（家属没有回答。）</p></li>
</ul>
<h2>署名</h2>
<p>电影片尾会写场记和司机的名字，训练出来的影像没有片尾。我在《谁在标注》的放映版里加了一段一分四十秒的名单，十二位标注员自己决定写什么：三位用真名，六位用昵称，两位用工号，一位写的是她女儿的名字。有策展人问能不能剪掉，说放映时间紧。我说可以剪前面。</p>
<p>署名也有麻烦。有位标注员担心雇主看到名单会不再派单给她，我们把她改成了“第十一位”。也有人不愿意与某个项目连在一起，因为他不同意它的用途。<em>署名是一种权利，因此必须可以不用。</em></p>
<h2>谁来检查我</h2>
<p>规矩由我写、由我执行、由我说它执行得很好，这三件事放在一起就不可信。所以每个项目开始时，我请出借照片的一方推选一个人，随便是谁，只要她不怕我。她有一把钥匙：训练用的文件夹要两个人的口令才能打开，一个在我手里，一个在她手里。技术上很土，用的是最普通的加密压缩包，口令切成两半。</p>
<p>库奇那个项目推选的是一位开杂货店的表姐。她准时来了，输了她那一半，坐在旁边把二百多张图全部看了一遍，看到第九十张时说：“这张不能用。”照片里是一场婚礼，没有任何异样。她说新娘后来不愿意再提那一天，家里人都知道，只有我不知道。同意书上签字的是新娘的父亲。</p>
<p>没有一条规矩能发现这件事。<strong>能发现它的是一个认识新娘的人，坐在有权说不的位置上。</strong>从那以后，“检查人”的下午也写进预算，和标注员同价。</p>
<h2>三条失败的规矩</h2>
<p>写规矩的人应该写自己失败的部分。</p>
<ol>
<li><p>我曾规定标注员与作品拍卖所得分成。作品没有卖出去，反而让人白等了一年。现在改为一次付清，另设一份展览费，每展一次付一次。</p></li>
<li><p>我曾要求每张图片注明拍摄者。家庭照片里，三分之二没人知道是谁按的快门。现在写“不详”，并且不许留空：空白会让人以为没有这个人。</p></li>
<li><p>我曾拒绝一切来自网络的图片。后来一位听障舞者希望用自己早年上传的视频，平台已经关闭，只剩一份别人抓取的存档。她本人同意，存档者无从联系。我们用了，在墙签上写明了全部经过。规矩让步给了本人。</p></li>
</ol>
<h2>算得出来的那部分</h2>
<p>最近一个项目，六百二十张图，十四个半下午，两地共五位说明者。人工、差旅和三次回访花了总预算的百分之六十二，算力百分之四，其余是打印、保险和茶。训练出来的模型只有四十兆字节，可以放进一张旧存储卡。有人说这么小的模型做不出什么。它确实不会画手，不会写字，也不认识任何明星。</p>
<p>但是我可以走进那五个人中任何一位的家，打开笔记本，告诉她哪一块是她的下午。那位项目经理当年的问题，我现在能回答一半：知道框画给谁用，不一定画得更好，但是知道的人会停下笔来问你问题。五个人一共问了我八十八个问题，我把它们也存在那张卡里。</p>`,
    },
    en: {
      title: 'Every Dataset Was Once Somebody’s Afternoon',
      body: `<p>Three years ago I visited a company that labels images. On the wall of the meeting room was a slogan to the effect that people make machines smarter. In the room next door stood forty-six desks, and at the desks people were drawing boxes round pedestrians in street scenes. What they earned for a box would not, at that day’s rate, have bought half a cup of tea. I asked the project manager whether they knew whom the boxes were for. He thought about it. “Would they draw them better if they did?”</p>
<p>I had no answer. Later I made <em>Who Labels</em>, which has no voice-over, only the desks, hands and lunch breaks of twelve people. Later still I began to make small datasets of my own, by rules of my own. This is about the rules: where they come from, what they cost, and which of them failed.</p>
<figure data-work="video-173"></figure>
<h2>Count afternoons first, pictures second</h2>
<p>People who draw up budgets like to ask how many pictures are needed. I ask how many afternoons. An afternoon is four hours, and in four hours one person can look properly at about 120 family photographs and write down who is in each, what they are doing and where there is doubt. Beyond that number the mistakes do not rise at once. What disappears first is the phrase “not sure”: tired people stop admitting that they are uncertain.</p>
<p>So we now divide the number of pictures by 120, round up, multiply by two (at least two people see each picture) and add a fifth for talking about disagreements. Six hundred pictures make five afternoons, which is ten for two people and twelve with the talking. Each is paid at no less than half a day’s income of a local schoolteacher. In my experience, in Bangalore and in Kutch, the human part of a dataset of six hundred pictures is sixty-two per cent of the whole budget. When I published that figure several colleagues wrote to say that it was impossible. I asked them to look up how much of theirs went on graphics cards.</p>
<h2>A consent form that can be read aloud</h2>
<p>Our first consent form ran to four pages. A friend who is a lawyer had written it and it was watertight. I took it to a woman of seventy. “Read it to me,” she said. By the second paragraph she was asleep.</p>
<p>The present version has nine sentences, written under one condition: each must fit into a single breath and survive translation into whatever the person speaks at home. Four of them go like this:</p>
<blockquote><p>A machine will look at your pictures many times and learn to draw things that resemble them. What it draws is not a photograph, and it is not you. In three years we will come and ask you again. You may take your pictures back at any time without a reason, and when you do we will train again and show you the result.</p></blockquote>
<p>The last sentence is the expensive one. “You may take them back” is easy to put into a contract and hard to put into a model. A trained model does not forget a file because the file has been deleted. Our method is a blunt one: the model is so small that training it again takes five hours. <strong>Being able to honour a withdrawal is my first reason for making only small models.</strong> So far there have been seven: five after a death in the family, one after a divorce, one for which no reason was given. We trained again all seven times.</p>
<h2>An identity card for the data</h2>
<p>Giving a dataset a description is nothing new; researchers have been asking for datasheets and model cards for years. What we do is put it into the wall label, where visitors see it. Behind a link that nobody follows it might as well not exist. The label has to be short. The copy for machines may be longer, and looks roughly like this:</p>
<pre><code>{
  "name": "grandmother-63",
  "pictures": 63,
  "taken": { "from": 1958, "to": 1994 },
  "lent_by": ["one family, four households"],
  "described_by": { "people": 2, "afternoons": 3, "paid": true },
  "may_be_used_for": ["exhibition", "teaching"],
  "may_not_be_used_for": ["portraits of living people", "sale"],
  "ask_again": "2027-06-01",
  "withdrawn": 2
}</code></pre>
<p>The training script reads it before it starts, and refuses to run once the date has passed. It is a handful of lines, and it has stopped me: last June I was in a hurry before an exhibition, and the script told me that it was time to ask again. I was cross for ten minutes and then bought a train ticket.</p>
<pre><code>import datetime
import json
import sys

card = json.load(open("card.json"))
if datetime.date.today() > datetime.date.fromisoformat(card["ask_again"]):
    sys.exit("Ask the lenders again before you train on " + card["name"])</code></pre>
<h2>Do not iron out disagreement</h2>
<p>In the usual pipeline, when two labellers disagree, a third decides and the majority wins. What is left in the data is the majority. While I was making <em>The Grandmother It Dreamt</em>, two people described the same group portrait. One wrote, “She is smiling.” The other wrote, “She is trying not to smile.” The arbiter chose the first. I put the second back, and now the two stand side by side and training picks one at random.</p>
<figure data-work="video-017"></figure>
<p>The grandmother that the model draws therefore has an uncertainty about the mouth that is hard to describe. Some visitors call it a technical flaw; some have stood in front of it for a long while. I do not want to exaggerate. Most of what comes out of sixty-three photographs is a blur. But that mouth is not a blur. It is something on which two people failed to agree one afternoon.</p>
<p>I have since applied this to every project. Disagreements are kept in a file of their own, which is printed for the exhibition and hung beside the label. It is often better liked than the work. One page reads:</p>
<ul>
<li><p>A: There is medicine on the table. B: There are sweets on the table. (We asked the family. It is medicine, in a sweet jar.)</p></li>
<li><p>A: Afternoon. B: Early morning. (Cannot be settled; the clock had stopped.)</p></li>
<li><p>A: This is the father. B: This is the man from the photographer’s. (The family did not reply.)</p></li>
</ul>
<h2>Names</h2>
<p>Films name the script supervisor and the drivers at the end. Images that come out of training have no end credits. For screenings of <em>Who Labels</em> I added a roll of one minute and forty seconds, in which the twelve decided for themselves what to write. Three gave their real names, six a nickname, two their staff number, and one the name of her daughter. A curator asked whether it could be cut, since the programme was tight. I said that she was welcome to cut from the front.</p>
<p>Credit brings its own difficulties. One labeller feared that her employer would see the list and send her no more work; she became “the eleventh”. Another did not want to be linked with a certain project, because he disagreed with its purpose. <em>To be named is a right, and must therefore be something one can decline.</em></p>
<h2>Who checks me</h2>
<p>If I write the rules, carry them out and report that they were carried out well, none of it can be believed. So at the start of a project I ask those who lend the pictures to choose one person, anybody, provided she is not afraid of me. She holds a key: the folder used for training opens only with two passwords, hers and mine. Technically it is crude, an ordinary encrypted archive with the password cut in half.</p>
<p>In Kutch they chose a cousin who keeps a grocery. She came on time, typed her half, sat down beside me and looked through all of the two hundred and some pictures. At the ninetieth she said, “Not this one.” It showed a wedding, and there was nothing unusual about it. The bride, she told me, no longer wished to be reminded of that day. The whole family knew; I did not. The signature on the form was that of the bride’s father.</p>
<p>No rule could have found this. <strong>What found it was somebody who knew the bride, in a seat from which one may say no.</strong> Since then the checker’s afternoons are in the budget too, at the same rate as the labellers’.</p>
<h2>Three rules that failed</h2>
<p>Those who write rules should write about the ones that did not work.</p>
<ol>
<li><p>I once promised labellers a share of what a work fetched at auction. It did not sell, and they had waited a year for nothing. Now we pay in full at once, and a separate fee each time the work is shown.</p></li>
<li><p>I once required the name of the photographer for every picture. For two thirds of family photographs nobody knows who pressed the button. We write “unknown”, and the field may not be left empty: a blank suggests that there was no such person.</p></li>
<li><p>I once refused all pictures from the internet. Then a deaf dancer wished to use videos that she had uploaded years before. The platform had closed, and the only copy was in an archive scraped by a stranger. She agreed; the stranger could not be found. We used it and told the whole story on the label. The rule gave way to the person.</p></li>
</ol>
<h2>The part that can be added up</h2>
<p>The most recent project: six hundred and twenty pictures, fourteen and a half afternoons, five people in two places. Wages, travel and three return visits came to sixty-two per cent, computing to four. The rest went on printing, insurance and tea. The resulting model is forty megabytes and fits on an old memory card. I am told that nothing can be done with a model that small. It is true that it cannot draw hands, cannot write and has never heard of anybody famous.</p>
<p>But I can walk into the home of any of those five people, open a laptop and show her which part is her afternoon. I can now answer half of what the project manager asked. Knowing whom the boxes are for may not make them better; but those who know will put down the pen and ask you things. The five of them asked me eighty-eight questions between them. I keep those on the card as well.</p>`,
    },
  },
  {
    author: 20,
    topic: 8,
    tags: ['访谈', '机器人', '伦理'],
    zh: {
      title: '六十一分：和焗瓷师傅谈一台会补碗的机器',
      body: `<p>《给手工业者的赔礼》做了九个月。机器学补碗，最后请本地一位焗瓷师傅打分。师傅姓佟，六十八岁，沈阳人，从十四岁开始钻瓷器。他给了六十一分。很多人问我另外三十九分扣在哪里，我就带着录音机又去了一次。</p>
<figure data-work="video-216"></figure>
<h2>及格的那一分</h2>
<p><strong>罗北：先说及格的那一分。为什么不是六十？</strong></p>
<p><strong>佟师傅：</strong>六十是它干的活。碗不漏，锔钉七个，间距差不多，钻眼没有打穿。多一分是给你的，你家那台机器干活的时候没放音乐。</p>
<p><strong>罗北：不漏水还不够吗？</strong></p>
<p><strong>佟师傅：</strong>不漏是胶也能干的事。你听，（敲碗）这一声短。我补的，（敲另一只）这一声长。钉脚进去以后要“咬”，铜是弹的，咬住了，碗就还是一只碗。你那台机器的钉子是按进去的，它跟瓷不说话。</p>
<p><strong>罗北：机器的力控精度是正负零点一牛。人手做不到。</strong></p>
<p><strong>佟师傅：</strong>人手不用做到。钻头快穿的时候声音先变，变闷，然后指头肚发麻，再晚半秒就炸了。我不知道几牛，我知道麻。</p>
<p><strong>罗北：我们装了麦克风，它也听声音。</strong></p>
<p><strong>佟师傅：</strong>听了多少只碗？</p>
<p><strong>罗北：四百零三只。</strong></p>
<p><strong>佟师傅：</strong>都是谁家的？</p>
<p><strong>罗北：批发市场买来的，我们自己摔的。</strong></p>
<p><strong>佟师傅：</strong>（笑）那就对了。四百只碗没有一只是有人心疼的。你拿一只人家奶奶陪嫁的碗，手就不一样。我不是说玄的，真的不一样，你会先看它三天，看裂是怎么走的，当时是磕的还是热的。三天不挣钱。机器上来就钻。</p>
<h2>扣掉的三十九分</h2>
<p>我请他在纸上列出来。他列了五项，字很好看：</p>
<ul>
<li><p>声音短，扣十分。</p></li>
<li><p>锔钉走直线，没有顺着纹饰，扣八分。</p></li>
<li><p>不看，扣十分。</p></li>
<li><p>钻完没有拿布擦一下，扣一分。“一分是脸面。”</p></li>
<li><p>补完了不知道自己补的是什么，扣十分。</p></li>
</ul>
<p><strong>罗北：最后一项，机器永远拿不到。</strong></p>
<p><strong>佟师傅：</strong>那就永远六七十分。六七十分也能过日子，我好多徒弟就是六七十分。</p>
<p><strong>罗北：您担心它抢活吗？</strong></p>
<p><strong>佟师傅：</strong>一个月来三只碗，它抢什么。我倒是想，它要是能把那些不值钱的补了，塑料盆、搪瓷缸，人家扔了可惜、补又不够工钱的，那是好事。你别让它补好碗，让它补没人补的。</p>
<p>我听完以后改了作品。原来的展签写“机器修复了四百零三只碗”，这句话是假的：碗是我们摔的。现在展厅门口放一只纸箱，观众可以留下家里裂了的搪瓷缸和塑料盆，写一张条子说它是谁的。机器先看三天。三天里它什么也不做，摄像头对着裂缝，灯开着。</p>
<p>第一个月收到五十二件，补好三十七件。我把其中一只搪瓷缸拿给佟师傅，底上印着“先进生产者 1979”。他敲了敲，没给分数，给自己倒了杯水。</p>`,
    },
    en: {
      title: 'Sixty-One: A Talk with a Master Mender about a Machine That Mends Bowls',
      body: `<p><em>An Apology to the Crafts</em> took nine months. A machine learnt to mend bowls with staples, and a local mender marked it at the end. Master Tong is sixty-eight, comes from Shenyang and has been drilling porcelain since he was fourteen. He gave it sixty-one out of a hundred. So many people have asked me about the other thirty-nine that I went back with a recorder.</p>
<figure data-work="video-216"></figure>
<h2>The mark that made it a pass</h2>
<p><strong>Luo Bei: Let us start with the mark that made it a pass. Why not sixty?</strong></p>
<p><strong>Master Tong:</strong> Sixty is for the work. The bowl doesn’t leak, there are seven staples, evenly spaced more or less, and no hole goes right through. The extra one is for you: your machine doesn’t play music while it works.</p>
<p><strong>Luo Bei: Isn’t it enough that it holds water?</strong></p>
<p><strong>Master Tong:</strong> Glue can do that. Listen. <em>(He taps the bowl.)</em> Short. Here’s one of mine. <em>(He taps another.)</em> Long. When the feet of the staple go in, they have to bite. Brass is springy; once it has bitten, the bowl is a bowl again. Your machine’s staples have been pushed in. They aren’t on speaking terms with the china.</p>
<p><strong>Luo Bei: It controls force to a tenth of a newton. No hand can do that.</strong></p>
<p><strong>Master Tong:</strong> No hand has to. When the bit is nearly through, the sound changes first; it goes dull. Then the pad of your finger goes numb. Half a second more and it shatters. I don’t know about newtons. I know about numb.</p>
<p><strong>Luo Bei: We gave it a microphone. It listens, too.</strong></p>
<p><strong>Master Tong:</strong> To how many bowls?</p>
<p><strong>Luo Bei: Four hundred and three.</strong></p>
<p><strong>Master Tong:</strong> Whose were they?</p>
<p><strong>Luo Bei: From the wholesale market. We broke them ourselves.</strong></p>
<p><strong>Master Tong:</strong> <em>(laughs)</em> Well, there you are. Four hundred bowls, and not one that anybody was sorry about. Take a bowl that was part of somebody’s grandmother’s dowry and your hand is different. I’m not being mystical. It really is. You look at it for three days first: which way the crack runs, whether it was a knock or hot soup. Three days without earning. The machine goes straight in with the drill.</p>
<h2>The thirty-nine marks</h2>
<p>I asked him to write them down. He made a list of five, in a beautiful hand:</p>
<ul>
<li><p>The sound is short: ten off.</p></li>
<li><p>The staples run in a straight line instead of following the pattern: eight off.</p></li>
<li><p>Doesn’t look: ten off.</p></li>
<li><p>Didn’t wipe it with a cloth after drilling: one off. “One mark is for manners.”</p></li>
<li><p>Having mended it, doesn’t know what it has mended: ten off.</p></li>
</ul>
<p><strong>Luo Bei: A machine will never get the last ten.</strong></p>
<p><strong>Master Tong:</strong> Then it’ll stay in the sixties or so. You can live on that. Plenty of my apprentices have.</p>
<p><strong>Luo Bei: Are you afraid that it will take your work?</strong></p>
<p><strong>Master Tong:</strong> I get three bowls a month. What is there to take? What I would like is for it to do the cheap things. Plastic basins, enamel mugs, whatever’s too good to throw away and not worth the wages. Don’t let it mend the good bowls. Let it mend what nobody mends.</p>
<p>After that I changed the work. The label used to say that the machine had “restored four hundred and three bowls”, which was untrue, since we had broken them. Now there is a cardboard box at the door, where visitors can leave a cracked enamel mug or a plastic basin with a note to say whose it is. The machine looks at it for three days. In those three days it does nothing. The camera points at the crack and the lamp is on.</p>
<p>In the first month fifty-two things came in and thirty-seven were mended. I took one of them to Master Tong, a mug with “Model Worker 1979” printed on the bottom. He tapped it. He gave no mark. He poured himself some water.</p>`,
    },
  },
  {
    author: 8,
    topic: 18,
    tags: ['无障碍', '现场', '笔记'],
    zh: {
      title: '怎样对看不见的人描述一盏灯',
      body: `<p>我在北极圈以北做光。有一年灯节的志愿者名单上出现了一位盲人，叫埃伦，六十岁，以前是邮递员。我以为报名处弄错了，打电话过去，她说没有错：“全城都去了，我为什么在家？”</p>
<p>于是我们俩走了九个晚上，她的手搭在我的胳膊肘上，我说，她纠正。《给盲人朋友的灯节解说》就是那九个晚上的录音。下面是我学到的，供要写口述影像的人参考。</p>
<figure data-work="video-153"></figure>
<h2>颜色不要翻译</h2>
<p>第一晚我说：“这盏是蓝色的，像……薄荷的味道。”埃伦停下来说：“我四十二岁以前看得见。蓝色就是蓝色。”后来我们又请了一位先天失明的高中生约纳斯，他说的正相反：“蓝色我知道，是别人在冷的地方说的词。别给我薄荷。”两个人要的东西一样：直说颜色，不要替代品。比喻是说给描述者自己听的。</p>
<h2>先说大小，再说距离，然后闭嘴</h2>
<p>埃伦定下的顺序是：</p>
<ol>
<li><p>它有多大，用身体量：到膝盖，够得着，比教堂高。</p></li>
<li><p>它离我多远，在几点钟方向。</p></li>
<li><p>它在做什么：不动，慢慢变，突然变。</p></li>
<li><p>周围的人在做什么。</p></li>
<li><p>安静十秒。</p></li>
</ol>
<p>第四条我从前完全没想过。有一件作品是二十米高的光柱，我讲了三分钟色温和雾，她问：“大家为什么都不说话了？”我回头一看，三百个人仰着头，嘴张着，呼出来的白气从下面被照亮。那才是那件作品。第五条最难。解说的人总怕空白，可是雪里有脚步声，投影机有风扇声，电缆在零下二十度会嗡嗡地响，这些都需要空白。</p>
<h2>让作品自己开口</h2>
<p>走到第五晚，我们开始给其他艺术家写条子，请他们改一点点。不是做一个“无障碍版”，只是让已经有的东西被感觉到：</p>
<ul>
<li><p>暖光灯的旁边留一个可以站近的地方，因为卤素灯在脸上有温度，LED 没有。</p></li>
<li><p>会变化的作品，变化前半秒让继电器响一声。大多数继电器本来就响，是我们把它包起来了。</p></li>
<li><p>路面在作品前换一种铺法：碎冰、木板、压实的雪。脚知道到了。</p></li>
</ul>
<p>十四位艺术家里有十一位照做了，花的钱合起来不到四千克朗，主要是木板。一位回信说他的作品是“纯视觉的”，没法改。埃伦让我回一句话：“那你站在它前面的时候，身上其他地方都到哪里去了？”</p>
<h2>谁来说</h2>
<p>最后几晚我把话筒给了别人。小孩说得最好，他们不解释。七岁的女孩看着一件缓慢熄灭的作品，说：“它要睡了。还没有。还没有。现在。”电工第二好，他们说“六十安，热得很”。艺术家说得最差，包括我，因为我们说的是自己想做的，不是那里有的。</p>
<p>灯节现在每年有四个晚上提供陪走，不要预约，肘部就是票。去年来了三十一位，其中十九位看得见。他们说，想知道有人在旁边慢慢讲是什么感觉。</p>`,
    },
    en: {
      title: 'How to Describe a Lamp to Somebody Who Cannot See It',
      body: `<p>I make light north of the Arctic Circle. One year there was a blind person on our list of festival volunteers: Ellen, sixty, formerly a postwoman. I assumed that the office had made a mistake and rang her up. It had not. “The whole town is going,” she said. “Why should I sit at home?”</p>
<p>So we walked for nine evenings, with her hand on my elbow. I talked and she corrected. <em>A Light Festival Described for the Blind</em> is the recording of those nine evenings. What follows is what I learnt, for anybody who has to write audio description.</p>
<figure data-work="video-153"></figure>
<h2>Do not translate colours</h2>
<p>On the first evening I said, “This one is blue, like … the taste of mint.” Ellen stopped walking. “I could see until I was forty-two. Blue is blue.” Later we were joined by Jonas, a sixth-former who has been blind from birth, and he put it the other way round: “I know blue. It’s the word people say in cold places. Don’t give me mint.” They wanted the same thing. Name the colour and offer no substitute. Comparisons are for the comfort of the one who speaks.</p>
<h2>Size, then distance, then be quiet</h2>
<p>Ellen laid down the order:</p>
<ol>
<li><p>How large it is, measured by the body: up to the knee, within reach, higher than the church.</p></li>
<li><p>How far away, and at what hour of the clock.</p></li>
<li><p>What it is doing: nothing, changing slowly, changing suddenly.</p></li>
<li><p>What the people around it are doing.</p></li>
<li><p>Ten seconds of silence.</p></li>
</ol>
<p>The fourth had never occurred to me. In front of a column of light twenty metres high I went on for three minutes about colour temperature and haze, and she asked, “Why has everybody stopped talking?” I turned round. Three hundred people were looking up with their mouths open, and their breath was lit from below. That was the work. The fifth is the hardest. Whoever describes is afraid of gaps, but there are footsteps in the snow, there is the fan of the projector, and at minus twenty a cable hums. All of these need a gap.</p>
<h2>Let the work speak</h2>
<p>From the fifth evening on we left notes for the other artists and asked for small changes. Not an “accessible version”; only that what was there already could be felt:</p>
<ul>
<li><p>Leave a place to stand close to warm lamps. A halogen lamp has a temperature on the face; an LED has none.</p></li>
<li><p>If the work changes, let a relay click half a second before. Most relays click anyway. It is we who wrap them up.</p></li>
<li><p>Change the ground in front of it: crushed ice, planks, packed snow. The feet know that they have arrived.</p></li>
</ul>
<p>Eleven artists out of fourteen did so. The whole cost was under four thousand kroner, most of it planks. One replied that his piece was “purely visual” and could not be altered. Ellen dictated my answer: “And where does the rest of you go when you stand in front of it?”</p>
<h2>Who should speak</h2>
<p>On the last evenings I gave the microphone away. Children do it best, because they do not explain. A girl of seven, before a piece that fades out slowly: “It’s going to sleep. Not yet. Not yet. Now.” Electricians come second. “Sixty amps,” they say. “Gets hot.” Artists are the worst, myself included, for we describe what we meant and not what is there.</p>
<p>On four evenings a year the festival now offers a companion. No booking is needed; an elbow is the ticket. Last year thirty-one people came, nineteen of whom can see. They wanted to know, they said, what it is like to have somebody beside you who tells you things slowly.</p>`,
    },
  },
  {
    author: 23,
    topic: 6,
    tags: ['沉浸式', '笔记', '教程'],
    zh: {
      title: '晕眩记录表：《虚拟的地心引力》测试手记',
      body: `<p>《虚拟的地心引力》里，重力每分钟换一次方向。所有做虚拟现实的朋友看到方案都说同一句话：你会让人吐的。他们说得对。第一轮十二个人，吐了两个，七个人中途摘了头显。我把那一轮的记录表贴在工作室门上，贴了一年。</p>
<figure data-work="video-006"></figure>
<h2>记录什么</h2>
<p>学界有现成的问卷，我们也用，但十六个问题太长，难受的人不会认真填。我们另做了一张只有四栏的纸，由旁边的人填，不由体验者填：</p>
<ul>
<li><p>第几秒第一次扶东西。</p></li>
<li><p>第几秒第一次笑。</p></li>
<li><p>第几秒开始只转眼睛、不转头。（这是难受的最早信号，比本人知道得早。）</p></li>
<li><p>摘下头显后，第几秒能说出一个完整的句子。</p></li>
</ul>
<p>第四栏是我母亲提出来的，她做过三十年护士。能说完整句子之前，不许问感想。</p>
<h2>三次修改</h2>
<p><strong>第一次：先动地板，再动天空。</strong>原来重力转向时，整个房间在四秒内翻过去。现在房间不动，先让一颗玻璃球滚上墙，再让窗帘倒向那边，最后才是地平线。一共九秒。身体要先有理由，眼睛才可以得到结果。</p>
<p><strong>第二次：收窄视野。</strong>转动的时候画面边缘变暗，这个办法很多人用过，确实有效，但全黑的边框像望远镜，破坏了房间。我们改成只在角速度超过阈值时收窄，并且放开得比收拢慢三倍。核心几行如下，单位是弧度每秒：</p>
<pre><code>// Returns the next opening of the view, 1 = fully open.
function nextOpening(opening, angularSpeed, dt) {
  const target = angularSpeed > 0.6 ? 0.55 : 1;
  const rate = target > opening ? 0.5 : 1.5; // opens three times more slowly
  const step = Math.min(Math.abs(target - opening), rate * dt);
  return opening + Math.sign(target - opening) * step;
}</code></pre>
<p><strong>第三次：给一根真的柱子。</strong>房间中央有一根虚拟的承重柱，展厅同一位置立了一根同样粗的木柱，外面包旧报纸。这是最便宜的一次修改，四百二十元，效果超过前两次之和。第三轮三十个人里有二十六个摸过它，没有人吐。有位观众抱着它看完了后半段。</p>
<figure><img src="1" alt="两色棋盘格铺满画面，中间偏左像有一个圆球从底下顶起，格子随之变大、弯曲"><figcaption>重力转向时的测试地板。鼓起的地方是“下坡”，先用它试身体的反应，再做真正的房间。</figcaption></figure>
<h2>没有解决的</h2>
<p>三十个人里仍有三个在第五分钟之前退出，两位是女性，都说头显太重、瞳距调不到。设备的问题不能用内容去补。我们在门口贴了可调瞳距的范围，不合适的人可以坐在柱子旁边，看别人学走路。那个位置也算一张票，票价一样，看的时间不限。</p>
<p>作品长度是七分钟。我给自己定的上限是人憋气时间的七倍，憋气按一分钟算。有位制作人建议加到二十分钟，方便卖票。我请他把记录表第三栏从头到尾看了一遍，他没再提这件事。</p>`,
    },
    en: {
      title: 'A Record of Dizziness: Notes from Testing “Virtual Gravity”',
      body: `<p>In <em>Virtual Gravity</em> the direction of down changes every minute. Every friend of mine in virtual reality said the same when they saw the proposal: you are going to make people sick. They were right. Of the twelve people in the first round two vomited and seven took the headset off. I pinned the record of that round to the studio door, and it hung there for a year.</p>
<figure data-work="video-006"></figure>
<h2>What to write down</h2>
<p>There are established questionnaires, and we use them, but sixteen questions are too many: people who feel ill do not answer with care. So we made a sheet with four columns, to be filled in by somebody standing near, not by the person in the headset.</p>
<ul>
<li><p>The second at which they first hold on to something.</p></li>
<li><p>The second at which they first laugh.</p></li>
<li><p>The second from which they move only their eyes and no longer their head. (This is the earliest sign of trouble. It comes before they know it themselves.)</p></li>
<li><p>After the headset is off: how many seconds until a complete sentence.</p></li>
</ul>
<p>The fourth column is my mother’s idea. She was a nurse for thirty years. Until there has been a complete sentence nobody is allowed to ask what it was like.</p>
<h2>Three changes</h2>
<p><strong>First: move the floor before the sky.</strong> Originally the whole room rolled over in four seconds when gravity turned. Now the room stays put. A glass marble rolls up the wall, then the curtain falls that way, and only then does the horizon follow. It takes nine seconds. The body needs a reason before the eyes may have the result.</p>
<p><strong>Second: narrow the view.</strong> Darkening the edge of the picture while it turns is an old remedy, and it works; but a black border looks like a telescope and spoils the room. So we narrow only when the angular speed passes a threshold, and open again three times more slowly. The few lines that matter, in radians per second:</p>
<pre><code>// Returns the next opening of the view, 1 = fully open.
function nextOpening(opening, angularSpeed, dt) {
  const target = angularSpeed > 0.6 ? 0.55 : 1;
  const rate = target > opening ? 0.5 : 1.5; // opens three times more slowly
  const step = Math.min(Math.abs(target - opening), rate * dt);
  return opening + Math.sign(target - opening) * step;
}</code></pre>
<p><strong>Third: provide a real column.</strong> In the middle of the virtual room there is a pillar that carries the ceiling. We put up a wooden post of the same thickness at the same spot in the gallery and wrapped it in old newspaper. It was the cheapest change, at 420 yuan, and it did more than the other two together. In the third round twenty-six of thirty people touched it and nobody was sick. One visitor watched the whole second half with her arms around it.</p>
<figure><img src="1" alt="A chequerboard in two shades fills the picture; left of the middle it swells as though a ball were pushing up from below, and the squares grow and bend"><figcaption>The test floor for a change of gravity. Where it swells is “downhill”; we tried bodies on this before we built the room.</figcaption></figure>
<h2>What is not solved</h2>
<p>Three of the thirty still gave up before the fifth minute. Two were women, and both said that the headset was too heavy and would not adjust to the distance between their eyes. Content cannot make up for equipment. At the door we now state the range that the lenses allow. Those whom it does not fit may sit beside the pillar and watch others learn to walk. That seat is a ticket too, at the same price, for as long as one likes.</p>
<p>The work lasts seven minutes. My limit is seven times as long as a person can hold their breath, which I put at a minute. A producer suggested twenty, which would be easier to sell. I asked him to read the third column of the record from beginning to end, and he has not mentioned it since.</p>`,
    },
  },
];
