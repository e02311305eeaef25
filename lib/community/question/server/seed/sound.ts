import type { SeedQuestion } from './question';

/** Questions in the channels of sound, of dance and of virtual reality. */
export const soundQuestions: SeedQuestion[] = [
  {
    topic: 4,
    by: 'shen',
    title: '八只换能器贴在木地板上，串扰怎么压？',
    text: '想让观众躺下，用身体听。八路换能器分布在 6×4 米的实木地板，可是一路响，整块地都在响，定位全没了。',
    answers: {
      mio: '一块地板就是一件乐器，靠滤波滤不成八件。切开：八块 1.5 米见方的板，下面垫 Sorbothane 条，板与板之间留三毫米空气。然后每路低通到 200 Hz，再往上耳朵赢，身体输。',
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
        'Keep it out of sight of the controller: a whine that high is a beam. An omni with a foam ball, hung at a third of the height, 40 cm from the wall. The shaft’s first modes live between 3 and 30 Hz; use a capsule that goes there and record at 24 bit with headroom, you will pitch it up later.',
      shen: 'Try an infrasound pressure sensor, the kind that costs a few dollars: it goes down to 0.1 Hz and is stone deaf at 15 kHz. It is noisy, but what you are after is bigger.',
    },
    accepted: 'limestone',
  },
  {
    topic: 4,
    by: 'backyard',
    title: 'Ableton Live 和 Max for Live，展厅无人值守会不会崩？',
    text: '十二周，每天十小时，没有人会去点。以前用 Live，第三周开始偶尔爆音。要不要整体换成 SuperCollider 或者 Pure Data？',
    answers: {
      mio: '十二周没有人管：SuperCollider，无界面跑，开机由系统拉起，挂了由系统重启。Live 的工程是录音棚，不是家电。',
      shen: '爆音第三周才来，多半是热或者内存碎片。Live 也能撑，但要：关掉所有自动更新和节能，音频缓冲 512，每天闭馆后脚本重启机器。不重启，谁都不好说。',
      kwabena: '不会变的部分就渲出来。美术馆里说是“实时”的，一半是四十分钟的循环，两百块的播放器能把它放到世界末日。',
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
      mio: '还有，把灯关了。抵得上再加两只音箱。',
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
      mirela: '让它走起来。同一个地方震十分钟谁都会麻；沿着背游走的节奏，能走上一个小时。',
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
      desk: 'If the city has no number, bring one. Most permits in our archive say 55 dB(A) at the nearest façade until ten and 45 after, averaged over fifteen minutes. Hardly any of them limit the low end: give them a C-weighted figure too, or the one neighbour above your bass will close you.',
      backyard:
        'We have sixty loudspeakers and neighbours on four sides. What keeps the peace is not a level but a time: we said the last note is at 21:40, and for four years it has been. Nobody has rung since the first spring.',
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
      mirela: '剃毛，酒精，贴片边缘点一圈皮肤胶，就是剧院里粘假胡子的那种，外面再套一截薄网袖。九十分钟的汗都扛住了。',
      zheng: '算法上也救一点：用相对值，每三十秒取一个滑动基线。演出里要的是“她用力了”，不是“她用了 4.2 毫伏”。',
      weekend:
        '我们组里的护士说：先用电极专用的细砂贴轻擦三下去角质，再换动态心电的泡沫电极，出厂就是给人出着汗戴 24 小时的。一片一块五。',
    },
  },
  {
    topic: 12,
    by: 'zheng',
    title: '动捕数据的著作权是舞者的还是我的？',
    text: '合作的舞者问我：五年以后你把这段动作给别人用，算不算用了我？我答不上来。合同里怎么写比较体面？',
    answers: {
      desk: '法律上动作数据本身不一定构成作品，但舞蹈编排是作品，表演者也有表演者权。体面的写法三条：一、用途列清楚，列之外的再问；二、每次再用都署名；三、再用有收入就分，比例先定。\n\n我们看过最好的一份还有第四条：舞者可以要求停用，三个月内生效。',
      mirela: '我在另一边，我是跳的人。对我最要紧的是这一句：“未经再次同意，不得用于训练任何模型。”',
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
        '六个位子备十台。每台脑后挂一块外接电池，顺便配平；戴满八轮就下架：换电、擦拭、进紫外箱，二十分钟。三个人：一个迎，一个戴，一个洗。能不能再上，只听洗的那个人。',
      oisin: '让人坐着等，先把作品的声音放给他听。静下来再进去，八分钟能当十分钟看。',
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
        'Move the house, not the visitor. We made the doors the cut: you stand, you push, the room closes around you, and under your feet there is always one rug that never moves. Out of 1,200 people, nine had to stop.',
      oisin:
        'Seat them. A swivel chair and a world that turns only with the chair: sickness fell from 15 to 2 in a hundred, and the eighty-year-olds stayed longest.',
      mirela:
        'Whatever you choose, say at the door that stopping is fine, and show how. People push on out of politeness, and politeness is what makes them ill. Our drop-outs rose from 2 to 5 in a hundred; those who had to lie down went to none.',
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
      seoon:
        '做展的也该管。我现在每场都备 −2、−4、−6 三档磁吸近视片，三副一百来块，比赔镜片便宜。签到表上加一栏“度数”，排队的时候就配好了。',
      he: '我也是 600 度。包里常年放一副老款小圆框，框宽不到 13 厘米，大多数头显都塞得进去，四十块钱，刮花了不心疼。',
    },
  },
  {
    topic: 6,
    by: 'zheng',
    title: '点云太大，一体机跑不动，怎么简化才不难看？',
    text: '扫描的老房子，四亿个点。减到两百万以后墙变成了筛子。',
    answers: {
      seoon:
        '别均匀地抽。边缘留着，手够得着的留着，平的扔掉。再让每个点按邻点的距离放大，一面墙全是又大又软的点，看上去就是灰泥。',
      lin: '按“看得见的角度”分块：房间里人只站在三个地方，就从那三个点做可见性剔除，背面的三亿点永远不会被看到。剩下的再抽稀。',
      chen: '或者承认它是筛子，把筛子打光。透光的墙，有时候就是作品。',
    },
    accepted: 'seoon',
  },
];
