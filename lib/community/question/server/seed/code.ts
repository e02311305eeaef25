import type { SeedQuestion } from './question';

/** Questions in the channels of generative art and of net art. */
export const codeQuestions: SeedQuestion[] = [
  {
    topic: 2,
    by: 'lin',
    title: 'p5.js 画到 4K 就掉帧，是该换 WebGL 还是换思路？',
    text: '两万条线，每帧全部重画。1080p 有 60 帧，3840×2160 只有 14 帧。CPU 一个核满了，显卡闲着。\n\n已经试过 noSmooth 和降 pixelDensity，好一点，但不够。',
    answers: {
      emre: '都换，先换思路：没有变的东西，你重画它干什么？开一个 createGraphics 缓冲，只画新来的线，再盖一层半透明的矩形让旧的慢慢淡掉。我有一件光靠这个就从 12 帧到了 50。\n\n然后才是 WEBGL：两万条线放进一个顶点缓冲，beginShape(LINES) 调一次，不是两万次。',
      halfacre:
        '瓶颈是 20000 次 stroke 状态切换，不是像素。把同色同粗的线合并成一次 beginShape(LINES) … endShape，同样 2D 也能到 40 帧。再往上就用 regl 或原生 WebGL2，一个 instanced draw，两万条线不到 1 毫秒。',
      oisin: '再问一句：有人看得出来吗？五米外的投影，1440p 和 4K 我分不出来。渲小一点，放大输出，睡个好觉。',
    },
    accepted: 'halfacre',
  },
  {
    topic: 2,
    by: 'emre',
    title: 'How do you keep a generative edition reproducible after ten years?',
    text: 'The browser changes, Math.sin differs in the last bits between engines, fonts disappear. A collector asks what I promise. What do you write down, and what do you freeze?',
    answers: {
      lin: 'I promise “the same seed gives the same composition”, never the same pixels. So: my own integer PRNG (xorshift or the like, no Math.random), trigonometry from a table or in fixed point, type turned into paths. And one 16-bit PNG per number of the edition, as its certificate.',
      oisin:
        'Deliver three things: the source with its dependencies inside, a container that runs it, and a render at print size. And a page in plain words saying what must not change and what may. The last one is what a restorer will thank you for.',
      halfacre:
        'One more: keep the comments that say why it is written like that. In ten years the code may still run. The intention won’t.',
    },
    accepted: 'oisin',
  },
  {
    topic: 2,
    by: 'sumu',
    title: '着色器里的噪声，怎样才不像“别人的噪声”？',
    text: '一用 simplex 就一眼被认出来，云、大理石、地形，全是那个味道。想问问大家怎么让噪声变成自己的。',
    answers: {
      lin: '不要直接看噪声，看它推动的东西。用它去移动采样坐标（domain warping 两三层），再用你自己的场去推它：字、脚印、一张扫描的布。噪声只是脾气，不是脸。',
      emre: '从别处拿。我扫描了祖母的地毯，用它织错的地方当格点。到现在没有人认出来，除了她。',
      jonas: '把它量化坏：只留三级灰，抖动故意用错。平滑停下来的地方，纹样才开始。',
    },
  },
  {
    topic: 2,
    by: 'watcher',
    title: '零基础学创意编程，从哪里开始不会半途而废？',
    text: '学设计的，数学停在高二。买过两本书，都停在第三章。想要一条真的有人走完的路。',
    answers: {
      lin: '每天一张，不超过二十分钟，画不出来就交白卷也发。三十天后你会有二十张垃圾和一张还行的。数学等用到再查：先会 map、lerp、sin，够用半年。',
      halfacre:
        '不要从头做，从改别人的开始：找一个能跑的小程序，改一个数，看发生什么，再改一个。改到认不出来，就是你的了。',
      emre: '给某一个人做，定下日子。朋友的生日比任何一门课都会教。',
      sumu: '拉一个人一起。我们俩就是这样学的：一个人画，一个人擦。',
    },
    accepted: 'halfacre',
  },
  {
    topic: 2,
    by: 'jonas',
    title: 'Plotter pens that do not die after forty minutes?',
    text: 'Fineliners dry at the edges of long plots, gel pens skip on the first centimetre. A2, about three hours per sheet, speed 30 percent.',
    answers: {
      emre: 'Refillable technical pens, 0.35, with a thicker acrylic ink, lifted for at most ten seconds. Order your paths so that the pen is never up for long. And a small damp sponge in a cap at the origin: park there after each layer.',
      lin: 'Fineliners choke on paper dust as much as they dry out. Brush the sheet before you start, and let every gel pen scribble 5 mm outside the picture each time it comes down from a long lift: the skip happens there. One 0.4 refill now lasts me a whole A2.',
      tomasz:
        'Ease the landing, not the line. A nib slammed onto the sheet nine thousand times turns into a mushroom; 80 ms of slow descent on the servo doubled the life of mine.',
    },
  },
  {
    topic: 2,
    by: 'lin',
    title: 'TouchDesigner 里 Feedback 循环跑几个小时后颜色漂移',
    text: '8-bit 的 feedback TOP，乘 0.98 衰减，跑三个小时后暗部变绿。重启就好。展期三个星期，总不能每天重启四次。',
    answers: {
      limestone:
        '8-bit 的舍入误差。乘 0.98 再四舍五入，25 以下的值永远减不动，三个通道停住的位置不一样，暗部就偏色。改成 16-bit 或 32-bit float 的像素格式，最后输出再转回 8-bit 并加一点抖动。显存多一倍，换三个星期的太平。',
      halfacre: '或者每帧减一个很小的常数再 clamp：max(c*0.98-1/255, 0)。便宜，但有台阶，暗场会看见。',
    },
    accepted: 'limestone',
  },
  {
    topic: 2,
    by: 'sumu',
    title: '用天气数据生成的作品，断网那天显示什么？',
    text: '展厅的网经常断。现在断了就停在最后一帧，观众以为坏了。想听听大家的处理。',
  },
  {
    topic: 13,
    by: 'oisin',
    title: 'Is it still possible to make a website that weighs less than a photograph?',
    text: 'My rule for this year: the whole work, sound included, under 100 kB, and it must open on a phone from 2013. I am at 140. What do you cut first, and what did you find that costs nothing?',
    answers: {
      kwabena:
        'Synthesise the sound. Forty lines of Web Audio are 1 kB and never sound like stock. For the phone from 2013 write a fallback that clicks; it will be the better version.',
      halfacre:
        'The font. No web fonts at all: take the serif the system has and set it at 20vw. It has more character than anything you could license. Pictures become SVG paths; then round the coordinates to integers.',
      lin: 'HTML, CSS and JS in one file: gzip finds the repetition and takes half of it off you. One of mine is 6.4 kB packed. Its icon is bigger.',
    },
    accepted: 'kwabena',
  },
  {
    topic: 13,
    by: 'kwabena',
    title: 'What do you do with a net artwork whose server you can no longer pay for?',
    text: 'Twelve years, four thousand voices left by strangers. The machine costs more every year. A museum wants a recording. A recording is not the work.',
    answers: {
      halfacre:
        'We moved ours to a solar panel. On cloudy days it sleeps, and its address answers with one line: “No sun today.” It costs us one SD card a year now, and those who come stay longer than they used to.',
      oisin:
        'Ask the strangers. Write to those you can still reach: it closes on this day, come and hear yours once more, take it with you. Then let it end in public. An ending is a form too.',
      desk: 'If the museum wants a recording, sell them the means instead: software, data with the consent sheets, a day of yours to set it up. It is in the budget of conservation, not of acquisition, and that one is larger than artists think.',
    },
  },
  {
    topic: 13,
    by: 'halfacre',
    title: '微信里打开网页作品没有声音，怎么办？',
    text: 'iOS 微信，进页面必须点一下才有声音，这个知道。但安卓上点了也没有，返回再进来又有了。',
    answers: {
      lin: '安卓微信的内核会在页面不可见时挂起 AudioContext，回来不会自动恢复。在 visibilitychange 里、以及每一次 touchend 里都调用一次 resume()，它是幂等的，多调没有坏处。',
      weekend:
        '再检查一下有没有 <audio> 和 Web Audio 混用。混用时那一侧会抢走焦点，静音的就是另一侧。全部走 Web Audio 就好了。',
      sumu: '补一个 iOS 的坑：侧面的静音键拨上，Web Audio 就没有声音，所以现场总有两三个人举手说坏了。我们在首页画了一个拨钮，一个字没写，再没人问过。',
    },
    accepted: 'lin',
  },
];
