import type { SeedQuestion } from './question';

/** Questions in the channels of drones, robots, living matter and materials. */
export const machineQuestions: SeedQuestion[] = [
  {
    topic: 7,
    by: 'zanele',
    title: 'At what wind do you cancel, and who says it aloud?',
    text: 'Three hundred quads, 420 g each, lake at sea level. The sheet says 10 m/s. At 8, gusts of 12, the formation already breathes. The client stands beside me with the mayor.',
    answers: {
      marama:
        'Write it before anyone stands beside you: steady over 7 or gusts over 10 for three minutes means no. Name one person who says it, and let it not be you, because you want to fly. Ours is a retired harbour master. Nobody argues with her.',
      gu: '国内报备的时候风速阈值会写进方案，超过了还飞，出事就是全责。我们的口径是阵风 8，提前一小时看一次，起飞前十分钟看一次，由空域协调员说，不由导演说。',
    },
    accepted: 'marama',
  },
  {
    topic: 7,
    by: 'gu',
    title: '编队飞行的空域，从申请到批复要多久？',
    text: '城区，高度 120 米以内，三百架，一晚两场。听说新条例之后流程变了，想知道最近真的飞过的人花了多久。',
    answers: {
      zanele:
        'Outside your country I cannot help with the office, but with the file: the one page that shortened it for us by weeks was a map of where each drone falls if everything stops at once.',
      desk: '我们今年跟了两场：适飞空域之外，提前一个月向空管部门提交飞行活动申请，附运营合格证、保险、应急预案；起飞前一日再确认。城区另加公安的大型活动许可。整体六到八周比较稳。',
    },
    accepted: 'desk',
    earlier: { title: '编队飞行的空域怎么申请？', text: '城区，高度 120 米以内，三百架，一晚两场。' },
  },
  {
    topic: 7,
    by: 'marama',
    title: 'How do you keep 300 batteries warm by the sea in July?',
    text: 'Southern winter, 3 °C, salt wind. Cells below 15 °C sag in the first climb and the outer ring lands early.',
    answers: {
      zanele:
        'Fish boxes with seed-tray heating mats, 25 °C, lids on until two minutes before take-off. Put the coldest place, the windward edge, last in the boot order. And fly the first show hovering low for 40 seconds: the cells warm themselves.',
      rafael:
        'At four thousand metres we use hot-water bottles, refilled by aunts. It is not a joke, it works without a plug.',
    },
  },
  {
    topic: 8,
    by: 'luobei',
    title: '舵机在安静的剧场里吱吱叫，怎么办？',
    text: '六轴小臂，做一个很慢的鞠躬。普通数字舵机每一步都在叫，第三排都听得见。预算不够换谐波减速。',
    answers: {
      bram: 'The noise is the servo hunting around its target. Change to a stepper with a driver that interpolates 256 microsteps, belt 3:1, and it bows in silence. About the price of two good servos per joint.',
      clemence:
        'Or write the noise into the part. My old lady sighs when she sits down, and it is exactly that motor. But then she must never sigh by accident.',
      weekend: '不换电机的土办法：死区调大，到位后断使能，用弹簧或者配重托住。鞠躬最后那一下让重力来做，又慢又没声音。',
    },
    accepted: 'bram',
  },
  {
    topic: 8,
    by: 'clemence',
    title: 'May a robot touch the audience?',
    text: 'One gesture: it lays a hand on a shoulder, 4 newtons, two seconds. The house’s insurer has never heard of such a thing and asks for a standard.',
    answers: {
      bram: 'ISO/TS 15066 has a table of what body parts bear; for the shoulder it is far above yours. The insurer does not want the number, though, he wants the stop: dual channel, tested in front of him, by him. Let him press it.',
      luobei:
        '我们的做法是让观众自己走进去：手不动，停在空中，你愿意就把肩膀靠上来。力是零，责任也清楚，而且靠上来的人会哭。',
    },
    accepted: 'luobei',
  },
  {
    topic: 8,
    by: 'weekend',
    title: 'Arduino 装在展品里，重启一次就好，可是人进不去',
    text: '封在亚克力里的 Uno，大约每五天死机一次。想要它自己活过来。',
    answers: {
      luobei:
        '看门狗：wdt_enable(WDTO_4S)，主循环里喂狗，卡住四秒自动复位。注意老的 bootloader 会在复位后陷入循环，先换成 optiboot。\n\n但更要查为什么死：五天一次像 millis 溢出的亲戚，或者 String 把堆撑碎了。',
      bram: 'Put a mains timer on it that switches off for one minute at four in the morning. I have museum pieces that live on that minute since 2009.',
    },
    accepted: 'luobei',
    earlierAnswers: { luobei: '开看门狗：wdt_enable(WDTO_4S)，主循环里喂狗。' },
  },
  {
    topic: 8,
    by: 'watcher',
    title: '孩子想学做会动的东西，第一套材料买什么？',
    text: '九岁，手很巧，坐不住。不想买那种按说明书拼完就结束的盒子。',
    answers: {
      weekend:
        '两个减速电机、一个电池盒、一个开关、一卷热熔胶，再加一抽屉垃圾：牙刷头、瓶盖、旧玩具。第一天就让它会走，走歪了最好，修歪就是课程。不到六十块。',
      luobei: '给他一个旧的会动的东西，让他拆。能装回去是天才，装不回去是艺术家。',
      adaeze: 'And thread. Everything that moves was once pulled by a thread.',
    },
    accepted: 'weekend',
  },
  {
    topic: 9,
    by: 'luz',
    title: 'How do you ship living mycelium across a border?',
    text: 'Four panels, 60 x 40 cm, alive, to be shown and then composted there. The carrier asks for a health certificate that exists for plants and for animals. Fungi are neither.',
    answers: {
      tomasz:
        'Ship it dead and grow it there. Dried spawn of a common edible species travels as food in most tables; your protocol is the work, let their students cook it a month before the opening.',
      desk: '进境到国内走的是“特殊物品”或“菌种”的检疫审批，展览方要提前三个月做，还得写清楚如何灭活。真的建议当地培养，我们的三个案例都是这样。',
    },
    accepted: 'tomasz',
  },
  {
    topic: 9,
    by: 'tomasz',
    title: 'Algae turn brown under stage LEDs. Spectrum or heat?',
    text: 'Twelve tubes of Spirulina as a curtain. Under white LED at 300 µmol they go brown within two days; in my window they are perfect.',
    answers: {
      luz: 'Too much light, too suddenly, and no night. They bleach like skin. Start at 60, raise by 20 a day, sixteen hours on. Your window gives them clouds.',
    },
  },
  {
    topic: 9,
    by: 'weekend',
    title: '展厅里养苔藓墙，三个月不黄的光照和浇水方案？',
    text: '白灯下第二周开始发黄，喷水又长霉。空调常年 22 度，湿度只有 40%。',
    answers: {
      luz: 'Moss drinks air. At 40 percent it sleeps, and sleeping moss is yellow. Close it behind a loose curtain of film at night with a fogger, open by day. Rain water only, tap water burns it.',
      sumu: '用蒸馏水，PH 5.5 左右，早晚各雾化一分钟，通风半小时再关。灯用 4000K、每天十小时，别追求亮。我们有一面撑了七个月。',
    },
    accepted: 'sumu',
  },
  {
    topic: 20,
    by: 'adaeze',
    title: 'Conductive thread breaks at the knots. What do you join it with?',
    text: 'Woven sensor cloth, 40 lines, touched by a few hundred people a day. The thread is fine, each joint to the wire dies after a week.',
    answers: {
      sumu: '不要打结，缝压。把线绕在小的铜铆钉上，用铆钉夹住布和线一起压死，再从铆钉背面焊导线。受力的是布，不是线。',
      emre: 'Crimp beads, the ones of jewellers, and a drop of flexible conductive ink inside. And leave a loop of slack as in a saddle.',
    },
    accepted: 'sumu',
  },
  {
    topic: 20,
    by: 'sumu',
    title: '大漆和 LED 能放在一起吗？',
    text: '想把灯嵌进脱胎漆器里，担心热把漆烤裂，也担心漆里的溶剂腐蚀焊点。',
    answers: {
      xuyan:
        '热是主要问题。漆器内壁长期别超过 45 度，LED 用铝基板、外壳接地散热，功率控制在每盏 0.5 W 以内，基本没事。溶剂要等漆干透，南方三个月，北方半年。',
      kurosaki: '我做过一只，灯不在漆里，在外面照进去。漆会吃光，一盏 3W 从口沿打下去，整个器物像含着一口月亮。',
    },
    accepted: 'kurosaki',
  },
  {
    topic: 20,
    by: 'bram',
    title: 'Bearings for a mobile of 80 kg that must turn in a draught of 0.2 m/s?',
    text: 'It hangs in a stairwell. The present ball bearing needs a push to start, then turns for minutes. I want it to start by a person walking past.',
    answers: {
      weekend:
        '别用滚动轴承，起动摩擦在那里。用一根长的琴钢丝直接吊，扭转当弹簧，会自己回来；要一直转就用磁悬浮止推（环形钕磁铁对斥）加两个宝石轴套定心，80 公斤没问题。',
      jonas:
        'And give it sails. One square metre of tissue at the end of an arm of two metres catches what you need. Nobody sees tissue.',
    },
  },
];
