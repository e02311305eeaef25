import type { SeedQuestion } from './question';

/** Questions in the channels of light installations and of lighting designers. */
export const lightQuestions: SeedQuestion[] = [
  {
    topic: 1,
    by: 'xuyan',
    title: '一件光的作品，离开黑暗还成立吗？',
    text: '上个月把一件为地下仓库做的作品搬进了白天的中庭，四面玻璃。亮度加了三倍，观众还是从旁边走过去，像没看见。\n\n我想知道的不是“怎么更亮”，而是：有没有一种光的作品，从一开始就不靠黑暗？你们在日光里做成过什么，又放弃过什么？',
    answers: {
      ingrid:
        '我一年里有两个月是极夜，所以这一课是夏天学的，正好反过来。白天管用的从来不是亮度，是色温：蓝调时刻里的一条暖线，40 lx 就看得见；到了正午，多少都没用。\n\n现在我的作品白天就睡着，而且写明白：黄昏亮起来的那一下，也是作品。',
      kurosaki:
        '日光里我只用三样：影子、反射、时间。不发光，借光。一块会转的镜面在正午投出的光斑，比任何灯都亮，而且每天的位置不一样，看门的大爷都记得它几点到哪里。',
      gu: '成立，但要换对手。黑暗里作品和黑暗比，白天里作品和天空比，谁都赢不了天空。所以要么做进洞里（柱廊、桥底、门洞，自带 3 到 5 档的差），要么让天空替你发光。',
      chen: '补一个失败：我试过在白墙上用 2 万流明的投影机，照度计读数 600 lx，环境光 2000 lx，对比度不到 1.3:1。数字会劝退你，比心疼钱快。',
      halvmane:
        '建筑师的说法：黑暗是一个房间。场地里没有，就造一间最小的。八十厘米深的罩子，够放一颗脑袋。观众会为它排队，后来队伍也成了作品的一部分。',
      weekend:
        '我们把作品做成了“白天收集、晚上归还”的：太阳能板白天充电，屏幕只显示还剩多少光。白天来的人看到的是攒，晚上来的人看到的是花。',
    },
    accepted: 'kurosaki',
  },
  {
    topic: 1,
    by: 'sumu',
    title: '五十米长的 WS2812 灯带，尾段发黄是压降还是数据问题？',
    text: '5V 灯带，每米 60 颗，单端供电。前 8 米颜色正常，之后白色慢慢变黄，最后十米红得像落日。数据线没有丢，动画是对的。是不是每隔几米要重新送电？线要多粗？',
    answers: {
      limestone:
        '是压降。白色时蓝和绿的正向电压高，先不够，所以偏黄偏红，动画对就说明数据没问题。\n\n60 颗/米全白约 18 W/米，5V 就是 3.6 A/米，五十米 180 A，单端绝不可能。每 2.5 到 3 米注一次电，用 2.5 平方的主线并行走，每个注入点串 5 A 保险。',
      weekend:
        '能换就换 12V 或 24V 的（WS2815、UCS1903 之类），电流直接减到四成、两成，24V 的每十米注一次就够。5V 只适合三五米的小东西。\n\n另外把全局亮度限到 40%，肉眼差别很小，电源便宜一半。',
      bram: '每个注入点都要正负一起送，别只补正极。大家怪到数据头上的怪闪，一半是尾端的地在飘。',
    },
    accepted: 'limestone',
  },
  {
    topic: 1,
    by: 'halvmane',
    title: 'How do you hang 200 kg of glass from a listed ceiling?',
    text: 'A former bank hall, 1911, plaster vault, no drilling allowed anywhere above 2.4 m. The piece is 36 blown lamps on a frame, 210 kg with the cables. The owner suggests a free-standing truss, which would kill the room.\n\nHas anybody carried such a load from window reveals or by tension between walls?',
    answers: {
      teo: 'Don’t load the reveals until a structural engineer has signed, and let it be the city’s, not yours: theirs is the one they believe. What passed for us was four slender masts in the corners with a tensioned cable net, ballast hidden under benches. 4 × 600 kg of water. The masts were 60 mm and nobody saw them.',
      ingrid:
        'Ask for the chandelier point. A bank hall of 1911 had one, often closed with a rosette. The heritage office let us load-test the original hook at 1.5 times the weight for 24 hours, with a witness. It held, and no hole was made.',
      bram: 'From a former lift engineer: whatever you hang it from, weigh it while it hangs. A load cell in each line, read all year. Plaster moves with the heating; three lines that carried 70 kg each in May were at 50, 60 and 100 in January.',
    },
  },
  {
    topic: 1,
    by: 'watcher',
    title: '看灯光展会晕，是频闪吗？怎么提前知道？',
    text: '我不是做灯的，只是观众。有两次看完展头疼了一晚上，朋友却没事。想问问做作品的人：是不是频闪？有没有办法在进门前就知道？',
    answers: {
      xuyan:
        '很可能。PWM 调光频率低于 400 Hz、又调到很暗的时候，敏感的人会难受。用手机慢动作（240 fps）对着灯拍，能看到明显条纹的，就是低频。\n\n作为作者，这事该写在门口：最亮、最快、最暗分别是什么。我们现在每件作品旁边贴一张小卡。',
      kurosaki:
        '还有一种不是频闪，是对比：从全黑突然到 500 lx，瞳孔来不及。好的场次会给眼睛两分钟。进门前问一句“有没有快闪段落”，工作人员有义务回答。',
    },
    accepted: 'xuyan',
  },
  {
    topic: 1,
    by: 'ingrid',
    title: 'Which LED profile diffuser survives minus 25 °C?',
    text: 'Polycarbonate covers went brittle last winter, three of eleven snapped when we took the piece down. Silicone neon stays soft but gets cloudy. Is there anything between?',
  },
  {
    topic: 14,
    by: 'gu',
    title: 'DMX 512 线尾到底要不要加终端电阻？',
    text: '现场十几台灯，一条线 60 米左右，从来没加过终端，也没出过事。新来的同事坚持每条线尾都插 120 欧的终端。我想听听道理，而不是“规范这么写”。',
    answers: {
      kurosaki:
        '道理是反射。线长超过几十米、边沿很快（RS-485 大约 10 到 20 纳秒）时，信号到尾端没有匹配就弹回来，和后面的位叠在一起。平时裕量够，你看不见；某天换一台输入阻抗低的灯、或者线老化了，就在演出中间开始抽。\n\n120 欧的插头十块钱，演出停一分钟多少钱？',
      bram: '还有一件没人说的：别用 Y 线分路。不接终端的线靠运气活着，Y 线从设计上就注定要出事。用光耦隔离的分配器，每一支的线尾都接终端。',
      xuyan: '判断很简单：拿示波器挂尾端看眼图，没有终端的那条会有台阶。我给同事看过一次，从此没有人再争。',
    },
    accepted: 'kurosaki',
    earlierAnswers: {
      xuyan: '判断很简单：拿示波器挂尾端看，没有终端的那条会有台阶。',
    },
  },
  {
    topic: 14,
    by: 'kurosaki',
    title: 'sACN 和 Art-Net，三十个宇宙的剧场选哪一个？',
    text: '新剧场，网络从零布。控台两种都支持，灯具解码器也两种都支持。三十个宇宙，以后可能到六十。大家现在怎么选，交换机怎么配？',
    answers: {
      limestone:
        'sACN。三十个宇宙用 Art-Net 广播会把所有端口灌满，低端解码器会丢包；Art-Net 4 单播可以，但要维护地址表。sACN 是组播，交换机开 IGMP snooping，并且一定要有一台 querier，没有 querier 的 snooping 比不开更糟。',
      gu: '同意 sACN，另外两点：一是优先级（priority）字段可以做主备控台，0 到 200，主台 110 备台 100，主台断了 2.5 秒自动切；二是灯光单独一个 VLAN，别和办公、音频混。',
    },
    accepted: 'limestone',
  },
  {
    topic: 14,
    by: 'aynur',
    title: '露天演出突然下雨，灯具断电的顺序是什么？',
    text: '上周在河边，雨来得很快，有人想直接拉总闸，有人说灯泡会炸。最后我们花了七分钟，太久了。请教有经验的同行，正确的顺序和人手分工。',
    answers: {
      kurosaki:
        '先人后灯。一号：停演广播、清空台口；二号：控台 blackout，所有气体放电灯熄弧（灯头还热就断风扇，灯泡确实会裂，但那是钱的问题，不是命的问题）；三号：配电箱按区拉，先地面、再台口、最后高空；总闸留给真正漏电的时候。\n\n三个人，九十秒。演出前排练一次，写在通告单上。',
      gu: '漏电保护 30 mA 的分路是前提。雨季我们每一路都单独漏保，某一路跳了只黑一角，不用拉总闸。',
      xuyan:
        '再补雨停以后：别急着合闸。朝上的接头全部拆开甩干，拿摇表量对地绝缘，低于 1 兆欧的那一路，今晚就当没有了。我们合早过一次，九十秒省下来的东西，两秒烧完。',
    },
  },
  {
    topic: 14,
    by: 'xuyan',
    title: '控台编程熬夜三天，腰怎么保？',
    text: '不是玩笑。四十岁以后每次装台都要贴膏药。大家有没有真正管用的办法：椅子、站姿、轮班、钱？',
    answers: {
      kurosaki: '站着编程。控台垫高到肘的高度，地上放一块厨房用的抗疲劳垫。每 50 分钟走一趟台口看灯，反正你也该看。',
      gu: '合同里写：连续工作不超过 10 小时，超过派第二个人。第一次写的时候甲方笑了，第二次他们自己写进去了。',
      aynur: '热水袋和一个肯替你按快进键的助理。说真的，把助理的钱报进预算，比医药费便宜。',
    },
  },
];
