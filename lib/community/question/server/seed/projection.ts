import type { SeedQuestion } from './question';

/** Questions in the channels of projection mapping and of light festivals. */
export const projectionQuestions: SeedQuestion[] = [
  {
    topic: 3,
    by: 'chen',
    title: '镜头位移（lens shift）和梯形校正，能混着用吗？',
    text: '投影机只能放在侧面的脚手架上，和墙成 12 度。水平位移用到头还差一点，厂家说剩下的用梯形校正。画质会差多少？有没有办法完全不用梯形？',
    answers: {
      teo: '位移是光学，白给的；梯形是重采样，拿像素和锐度去换，被拉长的那个角最惨。12 度的话，我会把位移用满，剩下的在媒体服务器里一次变形做完，投影机归零。千万别校两遍。',
      gu: '能混，但只在一个地方做。位移用满以后，剩下的角度交给服务器的四点或网格变形，投影机里的梯形归零。两层重采样叠在一起，细线会发虚，字会毛边。\n\n另外位移接近极限时边角会暗 10% 左右，融合带要按实测亮度做曲线。',
      jonas:
        '焦平面也要看。12 度，墙的一头比另一头近了一米多，f/2.0 的镜头在那一头就软了。投影机能收光圈就收一档，不能收就问租赁公司要带移轴的镜头。',
    },
    accepted: 'gu',
  },
  {
    topic: 3,
    by: 'marea',
    title: 'Two projectors, one wall: how wide should the blend be?',
    text: 'Two 4K machines side by side on a sea wall, 22 m wide. The rental house says ten percent overlap, a friend says twenty-five. We play slow gradients, mostly dark blue.',
    answers: {
      teo: 'For dark gradients go wide: 20 to 25 percent. The eye finds a step in dark blue long before it finds one in a busy image. Ten percent is for logos.\n\nAnd mind the black level: two machines overlapping are twice as grey in the blend. Raise the black of the outer parts to match, or a bright band will stand there in every fade to black.',
      jonas:
        'Measure the gamma of both machines first. A blend curve made for 2.2 on a projector that runs 2.4 leaves a seam that no width will hide.',
    },
    accepted: 'teo',
  },
  {
    topic: 3,
    by: 'gu',
    title: '城墙投影的许可，要跑哪些部门？提前多久？',
    text: '明年五月，一段明代城墙，观众大约每晚四千人。想听做过的人说说真实的顺序：文物、城管、公安、消防、供电，谁先谁后，谁的章没有别人就不收件。',
    answers: {
      desk: '我们整理过六座城市的经验，顺序大同小异：\n一、文物部门先行，交方案和光照度报告（砖石一般要求不接触、表面照度和累计时长有上限）；\n二、拿着文物的意见去属地街道和城管，定场地占用；\n三、公安大型活动许可，超过一千人必须报，至少提前二十日，实际请留两个月；\n四、消防和供电在公安之前出意见。\n\n从第一封信到最后一个章，快的三个月，慢的半年。',
      chen: '补充：供电报装别忘了“临时用电撤除”那张单子，我们押金压了一年。',
      aynur: '如果声音超过 22 点，还要和旁边小区的居委会谈一次，带着声压级数据去谈，比带着人去谈好。',
    },
    accepted: 'desk',
    earlier: { text: '明年五月，一段明代城墙。想听做过的人说说真实的顺序。' },
  },
  {
    topic: 3,
    by: 'teo',
    title: 'Has anyone rented a genlock-capable media server that really stays in sync for a week?',
    text: 'Eight outputs, three machines, an LED wall beside projections. After about thirty hours one machine is a frame late and stays there. House sync is tri-level, frame lock on. I would like to hear of a setup that ran for seven days without a restart.',
    answers: {
      limestone:
        'Check that the GPUs are locked and not only the players. With sync cards, one machine must be the timing server and the others clients over the framelock cable; genlock alone on each of them lets the swap groups drift.\n\nThen: no power saving on any output, EDIDs fixed in a file, and the LED processor fed by the same reference. Ours has run for 41 days.',
      jonas:
        'A frame late after thirty hours smells of one dropped vsync and a player that never catches up. Let the show loop through a hard cue every hour: everybody jumps to a frame number. Not elegant, but it heals.',
      gu: 'Before anything else, compare the three machines. Two of the three “sync problems” I was called to were one rental unit with a newer driver than its brothers. Same driver, same firmware on the sync cards, same refresh to the third decimal: 59.940 is not 60.',
    },
    accepted: 'limestone',
  },
  {
    topic: 3,
    by: 'sumu',
    title: '宣纸和绢，哪个更适合做背投？',
    text: '想在三米高的纸幕后面投水墨动画，观众两面都能走。宣纸透，但中心有亮斑；绢匀，但太亮了会看见投影机。有没有介于中间的，或者处理的办法？',
    answers: {
      chen: '亮斑是因为纸的散射角小，人正对着镜头。两个办法：把投影机抬高或放低，让光斑落在观众视线外（短焦吊顶最好）；或者在纸背喷一层很稀的矾水加云母粉，散射会宽一倍，颜色略冷。\n\n我用过四尺净皮两层错开贴，中间留 2 厘米空气，亮斑几乎没有。',
      weekend:
        '绢可以：镜头前加一片偏光膜，观众侧再加一片，两片正交，直射光压掉，散射光留下。代价是亮度少七成，机器要大一号。',
    },
  },
  {
    topic: 3,
    by: 'watcher',
    title: '家用投影机在阳台对面的楼上投画，违法吗？',
    text: '只是想过年的时候给对面楼里的外婆投一张全家福，字幕写“新年好”。1200 流明，距离二十米。会不会被投诉？',
    answers: {
      gu: '光照进别人窗户就可能构成光污染，民法典的相邻关系管得到。但提前和那一侧几户说一声，九点前结束，投在没有窗的山墙上，没有人会投诉一张全家福。\n\n1200 流明、二十米，图像做小一点，两米宽就很清楚。祝外婆新年好。',
      chen: '找一件白衬衫贴在外婆窗玻璃里面，投在衬衫上，她能摸到。',
    },
    accepted: 'gu',
  },
  {
    topic: 10,
    by: 'aynur',
    title: '光影节的志愿者，一晚上到底需要多少？',
    text: '县城第一届，十二件作品散在两公里的老街，预计每晚六千人，五晚。领导问要多少志愿者，我说不出依据。',
    answers: {
      desk: '我们的算法：每件作品 2 人（一人在作品、一人在队尾），路口和台阶每处 1 人，两公里按每 200 米 1 名流动，指挥 2 人、医疗 2 人、机动一成。你的情况大约 24+12+10+4+5=55 人/班。\n\n五晚请按两班倒招 130 人，会有两成不来。',
      ingrid: '给队尾那个人一盏灯、一个数：从这里还要排几分钟。没有什么比一个真数更能让人群安静。',
      gu: '志愿者保险每人每天两三块钱，别省。雨衣和热水比 T 恤重要。',
    },
    accepted: 'desk',
  },
  {
    topic: 10,
    by: 'rafael',
    title: 'Who pays when the artwork is stolen on the last night of a festival?',
    text: 'Nine solar lanterns were taken during the takedown, between the end of the public hours and the arrival of the truck. The festival says its insurance ended at 23:00, mine says transport begins when it is loaded. There were two hours between.',
    answers: {
      desk: 'That gap is the most common hole in festival contracts. Ask for “nail to nail” cover: it runs from your shelf to your shelf, without a clock. For the present case look for the words “until handed over in writing”. If nobody signed a return, you never got it back.',
      marama:
        'And photograph the sign-over. We have a one-page form, three lines: what, in which state, who holds it now. People sign it gladly at midnight, they want to go home.',
    },
  },
  {
    topic: 10,
    by: 'gu',
    title: '撤场当天的垃圾清单，怎么做到能回收八成？',
    text: '去年我们拉走了三十一吨，里面一大半是扎带、桁架保护膜、雷诺布和泡沫。想听听真的做到过八成回收的节，是怎么定的规矩。',
    answers: {
      weekend:
        '从合同开始：每件作品报一张材料表，写明撤场去向，没有去向的材料不许进场。我们自己的规矩是“不用扎带用绑带”，一卷魔术贴用了三年。',
      desk: '我们跟过一届真做到 83% 的，规矩就三条：进场过磅，撤场过磅，差数由作者签字；现场只放四个斗，金属、木料、线缆、其他，“其他”按吨收钱，前三个免费；桁架的保护膜换成绒布套，租赁公司自己收走。\n\n难的不是分，是让工人愿意分。每个斗旁边站一个人，站头两个小时就够。',
      chen: '雷诺布找做帆布包的，提前两个月说好，印过的他们也要。泡沫没有人收，所以图纸上就别画泡沫。',
    },
  },
];
