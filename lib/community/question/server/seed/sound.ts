import type { SeedQuestion } from './question';

/** Questions in the channels of sound, of dance and of virtual reality. */
export const soundQuestions: SeedQuestion[] = [
  {
    topic: 4,
    by: 'shen',
    title: '八只换能器贴在木地板上，串扰怎么压？',
    text: '想让观众躺下，用身体听。八路换能器分布在 6×4 米的实木地板，可是一路响，整块地都在响，定位全没了。',
    answers: {
      mio: 'A floor is one instrument, you will not make eight of it by filters. Cut it: eight tiles of 1.5 m on strips of sorbothane, three millimetres of air between. Then low-pass each at 200 Hz; above that the ear wins and the body loses.',
      backyard:
        '同意切开。如果不能动地板，就在上面铺八块 18 毫米的桦木多层板，下面垫汽车止震胶。我们实测相邻两块的隔离从 4 dB 提到 17 dB。\n\n另外躺下以后骨盆对 40–60 Hz 最敏感，信号不用大。',
      limestone: '加速度计贴在每块上量传函，再做一个 8×8 的逆矩阵预补偿，能再挤出 6 dB。听上去像玄学，但值一个下午。',
    },
    accepted: 'backyard',
  },
  {
    topic: 4,
    by: 'mio',
    title: 'Which microphone hears a lift shaft without the lift?',
    text: 'I record the resonance of shafts at night. The drive is off, but the controller whines at 15.6 kHz and the cables tick. A contact microphone hears only metal.',
    answers: {
      limestone:
        'Put it out of the line of the controller: whine that high is a beam. An omni with a foam ball, hung at a third of the height, 40 cm from the wall. The shaft’s first modes live between 3 and 30 Hz; use a capsule that goes there and record at 24 bit with headroom, you will pitch it up later.',
      shen: '用次声压力传感器试试，几十块一片的那种，带宽到 0.1 Hz，完全听不见 15 kHz。噪声大，但你要的东西更大。',
    },
    accepted: 'limestone',
  },
  {
    topic: 4,
    by: 'backyard',
    title: 'Ableton Live 和 Max for Live，展厅无人值守会不会崩？',
    text: '十二周，每天十小时，没有人会去点。以前用 Live，第三周开始偶尔爆音。要不要整体换成 SuperCollider 或者 Pure Data？',
    answers: {
      mio: 'For twelve weeks without a person: SuperCollider, headless, started by the system and restarted by it when it dies. A set in Live is a studio, not an appliance.',
      shen: '爆音第三周才来，多半是热或者内存碎片。Live 也能撑，但要：关掉所有自动更新和节能，音频缓冲 512，每天闭馆后脚本重启机器。不重启，谁都不好说。',
      kwabena:
        'And render what does not change. Half of what people run live in a museum is a loop of forty minutes; a player of 30 euros plays it until the end of the world.',
    },
    accepted: 'mio',
  },
  {
    topic: 4,
    by: 'watcher',
    title: '在家里想听多声道作品，四只普通音箱够吗？',
    text: '看到有作者放出了八声道的版本，很想听听。家里有两对书架箱，一台旧的 7.1 接收机。',
    answers: {
      backyard:
        '够。四只放在房间四角朝耳朵，把八声道两两相加（1+2、3+4……），每只降 3 dB。接收机用多声道 PCM，不要开任何环绕效果。听的时候人坐在中间，别靠墙。',
      mio: 'And turn off the light. It is worth two more loudspeakers.',
    },
  },
  {
    topic: 4,
    by: 'shen',
    title: '给听障观众的声音作品，触觉要做到多强才不疼？',
    text: '背心式的振动马达，观众说三分钟很好，十分钟就麻了。有没有舒适的上限？',
    answers: {
      backyard:
        '手传振动的职业标准不适用，但可以借：频率加权加速度控制在 2.5 m/s² 以下，每五分钟给一段 30 秒的静默。我们请三位听障朋友定的曲线，最后比标准还低一半。\n\n静默才是他们最喜欢的部分。',
      mirela:
        'Move it. Ten minutes on the same spot numb anybody; a pattern that travels over the back can go on for an hour.',
    },
    accepted: 'backyard',
  },
  {
    topic: 4,
    by: 'kwabena',
    title: 'How loud may a public square be at ten in the evening?',
    text: 'Twenty repaired phones in a chain sing across a square. The city writes “no nuisance”, which is not a number.',
    answers: {
      mio: 'Ask them to measure with you. Where I worked the rule was background plus 5 dB at the nearest window, as LAeq over 15 minutes. Record the square for a whole evening before you propose anything: the fountain alone was 61.',
    },
  },
  {
    topic: 12,
    by: 'mirela',
    title: 'Optical or inertial: what do you use for a dancer who rolls on the floor?',
    text: 'Eleven cameras lose the markers as soon as she lies down, the suit drifts after four minutes. The piece is forty minutes of floor.',
    answers: {
      clemence:
        'Both, and believe neither. Suit for the shape, two overhead depth cameras for the place. Reset the drift each time a foot is flat: the choreography gives you a hundred such moments, mark them in the score.',
      seoon:
        'Put the pressure into the floor instead. A mat of 64 cells tells you where the weight is within a frame, and it never loses anybody. We gave up the skeleton and nobody missed it.',
    },
    accepted: 'clemence',
  },
  {
    topic: 12,
    by: 'shen',
    title: '舞者戴着传感器出汗，贴片掉了怎么办？',
    text: '肌电贴片，二十分钟后全湿，信号漂。换了运动胶布也没用。',
    answers: {
      mirela:
        'Shave, alcohol, and a drop of skin glue under the rim, as in the theatre for beards. Then a sleeve of thin mesh over everything. It held for 90 minutes of sweat.',
      zheng: '算法上也救一点：用相对值，每三十秒取一个滑动基线。演出里要的是“她用力了”，不是“她用了 4.2 毫伏”。',
    },
  },
  {
    topic: 12,
    by: 'zheng',
    title: '动捕数据的著作权是舞者的还是我的？',
    text: '合作的舞者问我：五年以后你把这段动作给别人用，算不算用了我？我答不上来。合同里怎么写比较体面？',
    answers: {
      desk: '法律上动作数据本身不一定构成作品，但舞蹈编排是作品，表演者也有表演者权。体面的写法三条：一、用途列清楚，列之外的再问；二、每次再用都署名；三、再用有收入就分，比例先定。\n\n我们看过最好的一份还有第四条：舞者可以要求停用，三个月内生效。',
      mirela:
        'I am on the other side, I dance. The sentence that mattered to me: “the data is not to be used to train anything without asking again.”',
    },
    accepted: 'desk',
  },
  {
    topic: 6,
    by: 'zheng',
    title: '一体机头显在展厅连续开十小时，电池和卫生怎么排班？',
    text: '六台头显，每人体验八分钟，一天大约二百四十人。电池撑不到两小时，面罩清洁又要时间。请教排班表。',
    answers: {
      seoon:
        'Ten headsets for six places. Each wears an external battery on the back of the head, which also balances it, and goes to the shelf after eight turns: 20 minutes at the charger, wipe, UV box. Three people: one welcomes, one fits, one cleans. The one who cleans decides, nobody else.',
      oisin:
        'Let people wait sitting, with the sound of the piece already on. Eight minutes feel like ten when you begin calm.',
    },
    accepted: 'seoon',
  },
  {
    topic: 6,
    by: 'seoon',
    title: 'Which locomotion makes the fewest people sick, honestly?',
    text: 'A house of seven rooms, visitors between 8 and 80, most of them in a headset for the first time. Teleport breaks the story, smooth walking makes one in six stop.',
    answers: {
      zheng:
        '让房子来，人不动。我们把门做成转场：人站着，推门，房间围上来，地面始终有一块不动的地毯。一千二百人里要停的有九个。',
      oisin:
        'Seat them. A swivel chair and a world that turns only with the chair: sickness fell from 15 to 2 in a hundred, and the eighty-year-olds stayed longest.',
    },
    accepted: 'zheng',
  },
  {
    topic: 6,
    by: 'watcher',
    title: '戴眼镜的人看 VR 展，有什么办法不刮镜片？',
    text: '近视 600 度，每次都要在“看不清”和“刮花两片镜片”之间选一个。',
    answers: {
      zheng:
        '请问工作人员有没有“眼镜垫圈”，一圈硅胶，几块钱，正规的展都该有。没有的话把头显的瞳距档拨到最远，先放额头再往下扣，别从正面推。\n\n600 度还有个办法：戴一天隐形眼镜。',
    },
  },
  {
    topic: 6,
    by: 'zheng',
    title: '点云太大，一体机跑不动，怎么简化才不难看？',
    text: '扫描的老房子，四亿个点。减到两百万以后墙变成了筛子。',
    answers: {
      seoon:
        'Do not thin evenly. Keep the edges and whatever a hand could touch, drop the flat. Then draw splats that grow with the distance to their neighbour; a wall of big soft points reads as plaster.',
      lin: '按“看得见的角度”分块：房间里人只站在三个地方，就从那三个点做可见性剔除，背面的三亿点永远不会被看到。剩下的再抽稀。',
      chen: '或者承认它是筛子，把筛子打光。透光的墙，有时候就是作品。',
    },
    accepted: 'seoon',
  },
];
