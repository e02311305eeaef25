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
      gu: 'Here the limit is written into the plan we file. Fly above it, and whatever happens is yours alone. Ours says gusts of 8, checked an hour before and again ten minutes before take-off, and it is the airspace coordinator who says it, never the director.',
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
        '你们那边的手续我帮不上忙，材料可以。替我们省下好几周的是一张图：要是所有飞机同时停转，每一架会掉在哪里。',
      desk: '我们今年跟了两场：条例写的是起飞前一日中午十二点之前提交飞行活动申请，可实际要提前一个月就去空管部门沟通，附上运营合格证、保险、应急预案，前一日那次只是走最后一步。城区另加公安的大型活动许可。整体六到八周比较稳。',
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
      bram: '叫是因为舵机在目标附近来回找。换步进电机，驱动要能插值到 256 细分，皮带 3:1，鞠躬就没有声音了。一个关节的钱，大概等于两只好舵机。',
      clemence: '要么把声音写进角色。我那位老太太坐下来会叹一口气，就是这个电机。不过从此她再也不能不小心叹气。',
      weekend: '不换电机的土办法：死区调大，到位后断使能，用弹簧或者配重托住。鞠躬最后那一下让重力来做，又慢又没声音。',
    },
    accepted: 'bram',
  },
  {
    topic: 8,
    by: 'clemence',
    title: 'May a robot touch the audience?',
    text: 'One gesture: it lays a hand on a shoulder, 4 newtons, two seconds. The theatre’s insurer has never heard of such a thing and asks for a standard.',
    answers: {
      bram: 'ISO/TS 15066 has a table of what body parts bear; for the shoulder it is far above yours. The insurer does not want the number, though, he wants the stop: dual channel, tested in front of him, by him. Let him press it.',
      luobei:
        'We let people walk into it. The hand doesn’t move; it waits in the air, and if you like you bring your shoulder to it. The force is zero, nobody need ask whose fault it was, and the ones who lean in cry.',
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
      bram: '给它接一只定时插座，凌晨四点断电一分钟。我在美术馆里有几件，从 2009 年起就靠那一分钟活着。',
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
      adaeze: '还要线。会动的东西，当初都是一根线拉起来的。',
    },
    accepted: 'weekend',
  },
  {
    topic: 9,
    by: 'luz',
    title: 'How do you ship living mycelium across a border?',
    text: 'Four panels, 60 × 40 cm, alive, to be shown and then composted there. The carrier asks for a health certificate that exists for plants and for animals. Fungi are neither.',
    answers: {
      tomasz:
        'Ship it dead and grow it there. Dried spawn of a common edible species travels as food in most customs tables; your protocol is the work; let their students cook it a month before the opening.',
      desk: 'Into China it needs a quarantine permit, as a “special article” or as a strain. The exhibitor applies, three months ahead, and has to say how it will be killed afterwards. Grow it there if you can: all three cases we followed ended that way.',
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
      weekend:
        'And feed them. Spirulina that runs short of nitrogen in bright light eats its own blue pigment first, and what is left is brown. Fresh Zarrouk medium, pH 9.5 to 10, not above 35 °C. One of us is a nurse and checks it every Saturday with a strip.',
    },
  },
  {
    topic: 9,
    by: 'weekend',
    title: '展厅里养苔藓墙，三个月不黄的光照和浇水方案？',
    text: '白灯下第二周开始发黄，喷水又长霉。空调常年 22 度，湿度只有 40%。',
    answers: {
      luz: '苔藓喝的是空气。湿度 40% 它就睡，睡着的苔藓是黄的。晚上松松地罩一层薄膜，里面开雾化器，白天敞开。只用雨水，自来水会烧它。',
      sumu: '用蒸馏水，pH 5.5 左右，早晚各雾化一分钟，通风半小时再关。灯用 4000K、每天十小时，别追求亮。我们有一面撑了七个月。',
    },
    accepted: 'sumu',
  },
  {
    topic: 20,
    by: 'adaeze',
    title: 'Conductive thread breaks at the knots. What do you join it with?',
    text: 'Woven sensor cloth, 40 lines, touched by a few hundred people a day. The thread is fine, each joint to the wire dies after a week.',
    answers: {
      sumu: 'Don’t knot it, clamp it. Wind the thread round a small copper rivet, set the rivet so that it crushes cloth and thread together, and solder your wire to its back. The cloth takes the pull, the thread none.',
      emre: 'Crimp beads, the kind jewellers use, and a drop of flexible conductive ink inside. And leave a loop of slack, as a saddler would.',
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
        'No rolling bearing: the friction you are fighting is in there. Hang it on a long piano wire, and the twist becomes a spring that brings it home. If it has to keep turning, float it: two ring magnets pushing each other carry the weight, two jewel bushes hold the axis. 80 kg is no problem.',
      jonas:
        'And give it sails. One square metre of tissue at the end of an arm of two metres catches what you need. Nobody sees tissue.',
    },
  },
];
