import type { SeedQuestion } from './question';

/** Questions in the channels of schools, companies and good causes. */
export const groupQuestions: SeedQuestion[] = [
  {
    topic: 15,
    by: 'shen',
    title: '毕业展的设备清单，学校不给买的怎么解决？',
    text: '四件作品，投影、音箱、两台小主机，学院只借一半，其余要自己想办法。租金加起来比学费还疼。往届的师兄师姐是怎么过来的？',
    answers: {
      chen: '三个渠道：一、系里以往的器材在仓库里，登记簿比你以为的长，去翻；二、同城的租赁公司六月是淡季，报“毕业展、可以署名鸣谢”，常常四折；三、几个人合租一套音箱，错时段布展。\n\n我当年第四个渠道是给租赁公司干了两个周末的装台。',
      kurosaki: '别租最好的。评委站在三米外看，6000 流明和 10000 流明看不出来，看得出来的是你有没有遮光。',
    },
    accepted: 'chen',
  },
  {
    topic: 15,
    by: 'chen',
    title: '作品集里放几件作品合适？视频要多长？',
    text: '申请研究生和驻地用。一共做过十七件，都舍不得。',
    answers: {
      desk: '看过三千份之后的建议：六件，其中一件失败的。视频每件不超过 90 秒，开头 10 秒就让人看见空间里有人。说明写“我做了什么”，不写“探讨了什么”。',
      priya: '还有顺序：按你接下来想做的事排，别按年份排。第一页是一句许诺。',
      gu: '再加一页：你和谁一起做的，谁做了什么。我招人先看这一页。',
    },
    accepted: 'desk',
  },
  {
    topic: 16,
    by: 'sumu',
    title: '学校机房的显卡排队两周，渲染农场自己搭划算吗？',
    text: '六个同学，一年大约渲三十分钟的片子。有人提议凑钱买四张二手卡放在宿舍，被宿管阿姨否了。',
    answers: {
      lin: '算一下：三十分钟 × 25 帧 = 45000 帧，每帧三分钟，2250 卡时。云上按卡时几块钱算，一万上下；四张二手卡加电费第一年也差不多，但第二年你们就毕业了。租，除非有人愿意继承。',
      zheng: '先优化再渲。降噪器开起来，采样从 512 降到 96，人眼看投影分不出来，直接省四分之三。',
      weekend:
        '替宿管阿姨说一句：四张卡满载一千四百瓦，宿舍那一路空开多半是 10 A，再有人插个吹风机就跳，跳闸是小事，插排烧了是大事。真要自己搭，去系里机房讨一个角落。',
    },
    accepted: 'lin',
  },
  {
    topic: 16,
    by: 'emre',
    title: 'Can an exchange student use the workshops in the hills for one month?',
    text: 'I teach ornament and code and would like to bring six students in April. Whom do we write to, and what do we bring in return?',
    answers: {
      sumu: 'Write to whoever does foreign affairs in the department office, and copy one teacher who runs a studio; you need both letters. There is an open week in spring, early April is just right. As for what to bring: a class. Students teaching each other beats any gift.',
      shen: 'Settle the safety cards before they come. Laser and kiln want half a day of instruction, and it is given in Chinese; last year six guests sat through it with one interpreter and a lot of pointing, and all passed. Book the wood shop for mornings: from noon on in April the graduating class lives there.',
    },
  },
  {
    topic: 23,
    by: 'zheng',
    title: '没有电梯的六楼，两百公斤的雕塑怎么上去？',
    text: '布展在老教学楼六楼，楼梯 1.1 米宽，转角是直角。可以拆成三块，最重一块 90 公斤。',
    answers: {
      weekend:
        '电动爬楼机，租一天三百，最大 170 公斤，转角平台 1 米能过。先量栏杆内侧净宽，别量墙到墙。两个人，一人操作一人看轮。\n\n上楼容易，下楼更慢，记得把展期结束那天也租上。',
      gu: '另一条路是外墙吊：六楼有一扇 1.5 米的窗，吊车两小时一千二，要报备占道。算上人工差不多，但省腰。',
    },
    accepted: 'weekend',
  },
  {
    topic: 17,
    by: 'aynur',
    title: '村里的电线只有 6 平方，晚上能亮多少灯？',
    text: '祠堂前的晒谷场，从村委会拉过来一百二十米，单相。想做一件稻田里的灯，二百根发光的秆子。',
    answers: {
      xuyan:
        '6 平方铜线一百二十米来回，压降按 5% 算，大约能带 3 kW。二百根秆子每根 5 W，1 kW，绰绰有余，但别和村里的碾米机同一时段。\n\n建议每根自带锂电、白天太阳能充，线只留给音响。下雨天也安全。',
      limestone:
        '先看电线的年纪。老村的线外皮一掐就碎，再粗也不能用。带一只 1000 V 的摇表去，绝缘低于 1 兆欧就重新拉。',
      rafael: '我们山谷里的做法：向每户讨一盏灯。各人提着自家的来，来了就守着不走。',
    },
    accepted: 'xuyan',
  },
  {
    topic: 17,
    by: 'halfacre',
    title: '驻地结束以后，作品留在村里谁来管？',
    text: '去年做的风动装置，今年回去发现被拆了一半，零件挂在鸡舍上转，居然转得更好。我很高兴，但资助方要“可持续运维报告”。',
    answers: {
      aynur: '就写鸡舍。附三张照片，写明“社区已接管并改进”。我交过一份类似的，资助方后来拿去当案例。',
      desk: '合同里提前约定三年：第一年作者管，第二年合作社管、作者远程，第三年归村里，随便怎么用。“随便怎么用”这几个字最重要。',
      weekend:
        '我们保修两年，含上门，所以只用镇上五金店买得到的螺丝。第三年再去，修它的人已经不认识我们了，这就算交出去了。',
    },
  },
  {
    topic: 17,
    by: 'rafael',
    title: 'Solar lanterns at altitude: why do the controllers die in the second year?',
    text: 'At 3,900 m, twelve of forty charge controllers failed between month 13 and 18. The panels and the cells are fine.',
    answers: {
      bram: 'Thin air cools badly and the night is cold: electrolytic capacitors dry out and crack with 40 degrees of swing each day. Derate by 30 percent and buy controllers with ceramic output stages, or pot them.',
      limestone: 'UV, too. Check whether the case has turned yellow; water gets in along a seam you cannot see.',
    },
    accepted: 'bram',
  },
  {
    topic: 18,
    by: 'shen',
    title: '给看不见的观众写作品说明，先写什么？',
    text: '第一次做口述影像。三分钟的灯光装置，几乎没有“情节”。盲人朋友说我写的像说明书。',
    answers: {
      kurosaki:
        '先写他站在哪里、离他多远、上面有没有顶。再写变化，不写颜色名词，写颜色做了什么：“从脚边往上，暖起来，像有人把炉门打开。”',
      backyard: '请他一起写。我们的稿子是两个人写的：一个看得见的说，一个看不见的追问，录下来，剪掉一半。',
      mio: '中间留一分钟不说话。看得见的人有静默，凭什么他没有。',
    },
    accepted: 'backyard',
  },
  {
    topic: 18,
    by: 'mirela',
    title: 'Where do wheelchairs stand in an immersive room without seats?',
    text: 'Forty people, 360 degrees of projection, everyone walks. In the test the two wheelchair users saw mostly backs.',
    answers: {
      shen: 'Give up the middle: a platform 20 cm high with a gentle ramp, open to anyone, wheelchairs included. Don’t call it “wheelchair area”. Call it “best view in the room”.',
      halvmane:
        'And lower the picture. If the lowest important thing is at 1.1 m, children and chairs have the same show as everybody.',
      clemence:
        'Change the order at the door. Where people stand is settled in the first three minutes, so let those who need time go in first and the crowd will form behind them. It cost us one sign.',
    },
    accepted: 'shen',
  },
  {
    topic: 18,
    by: 'backyard',
    title: '展览现场的手语翻译，费用和人数怎么算？',
    text: '两小时的导览，预计十五位听障观众。报价从三百到三千都有，看不懂差在哪里。',
    answers: {
      desk: '两小时必须两位轮换，每 20 分钟换一次，一位硬撑质量会掉。城市里每位每小时 300–500 元，艺术类术语要提前给稿，另付半天准备费。三百的那份大概是志愿者，三千的那份含字幕速录。\n\n先问观众：有人更想要字幕。',
      shen: '还有一笔常被漏掉：光。译员站在作品旁边，不站在前面，脸和手上要有 150 lx，我们单独给了一盏窄角的 3000K。暗场里，看不见手就等于静音。',
      weekend:
        '问清楚用的是自然手语还是手势汉语。年纪大的观众多半看前者，报价差不多，效果差一倍。我们有位组员的母亲是聋人，请她看五分钟试译就知道行不行。',
    },
  },
  {
    topic: 19,
    by: 'weekend',
    title: '把相机借给孩子，肖像权怎么签？',
    text: '十二个孩子拍自己的村子和家里人。片子会公开放映。孩子不满十四岁，被拍到的人有几十位。',
    answers: {
      aynur:
        '监护人签一份总的，写明放映范围、可以随时要求剪掉；片子里出现的人，放映前在村里先放一次，当场问，录下来就是同意。有人摇头，就剪。\n\n我们剪掉过全片最好的一个镜头，值得。',
      desk: '十四岁以下的个人信息按规定要监护人单独同意。表格别写成一页法律，写成三个勾。',
    },
    accepted: 'aynur',
  },
  {
    topic: 19,
    by: 'aynur',
    title: '老人拍的素材抖得厉害，后期稳不稳？',
    text: '七十二岁的阿帕拍了四小时葡萄架，手抖。剪辑的年轻人想全部稳定，我觉得抖就是她。',
    answers: {
      chen: '只稳那些晕的：频率高、幅度大的几段稳到 30%，留下呼吸。全稳了，就成了没有人的镜头。',
      weekend: '问她。我们问过一位爷爷，他说“稳一点，我年轻的时候不抖”。就稳了。',
      rafael: '原样放，用小屏幕放。墙上看是抖，巴掌大小看是温柔。',
    },
  },
  {
    topic: 21,
    by: 'halvmane',
    title: 'What do you charge for a light study that is never built?',
    text: 'Three of five go into the drawer. Until now we have taken nothing for a first sketch and too little for the second.',
    answers: {
      ingrid:
        'One day, always, before the first line. Those who will not pay a day will not pay a year. After that 8 percent of the light budget until permission, and the drawer belongs to us: what was not built may be built elsewhere.',
      kurosaki:
        'We quote in three parts: a day on site, the concept, the detailed design. The first two are never refunded, the third counts towards the final fee. And write down who owns the drawings. That line has been worth more to us than the figures.',
      xuyan:
        'Nothing for the first sketch, everything for the second, and we say so before the coffee is cold. The first is one page, by hand, no rendering. Those who only wanted a free picture leave at that point.',
    },
    accepted: 'ingrid',
  },
  {
    topic: 22,
    by: 'oisin',
    title: 'How much sun does a web server need for one visitor?',
    text: 'You run yours on one panel. I would like to put my small games on such a machine in a place with less sky.',
    answers: {
      halfacre:
        'One 50 W panel, a 12 V 20 Ah iron phosphate battery, 3 W for the board and its modem together. Plenty while the sun shines; after three grey days in a row it shuts down. One visit is about 0.02 Wh, most of it the network.\n\nMake the pages small first, then buy the panel.',
      rafael:
        'With less sky, count the worst month, not the year. In a northern December a steep panel sees perhaps half an hour of full sun a day. Your 3 W around the clock are 72 Wh, so you want 150 W of panel, tilted at 65 degrees. In June you will throw nine tenths of it away.',
    },
    accepted: 'halfacre',
  },
  {
    topic: 22,
    by: 'halfacre',
    title: '菜地里的传感器两个月就锈，土里埋什么能过冬？',
    text: '电阻式湿度探头，铜箔一个月就没了。电容式的好一些，但接头进水。',
    answers: {
      luz: '电容式的，四条切边刷两道环氧：锈是从板子的断口进去的，不是从板面。线埋成 U 形，最低点要比探头还低，水往下走，就不往里走。',
      limestone: '接头全部灌胶，户外用 M12 防水航插。采样一小时一次，平时断电，电解就慢了几十倍。',
    },
    accepted: 'limestone',
  },
  {
    topic: 24,
    by: 'aynur',
    title: '方言的字幕，用正字还是用同音字？',
    text: '片子里三位老人讲本地话，观众里一半听得懂。正字像论文，同音字像段子。',
    answers: {
      chen: '用正字，第一次出现的时候停一拍，让人看见它原来长这样。懂的人会笑，不懂的人会记住。',
      backyard: '做两份字幕，放映前问观众要哪一份。我们在三个镇子放过，三个镇子选得都不一样。',
    },
  },
  {
    topic: 24,
    by: 'chen',
    title: '田野录音里有人骂人，剪不剪？',
    text: '集市上一段争吵，骂得很地道，是整段录音里节奏最好的十秒。被骂的人还在镇上。',
    answers: {
      aynur: '剪内容，留节奏：把词倒放或者滤成只剩语调。听的人知道在骂，不知道骂谁。',
    },
    isClosed: true,
  },
];
