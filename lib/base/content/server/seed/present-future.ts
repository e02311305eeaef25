import type { ContentBlocks, ContentDocument } from '../../contract';

/** Media keys of the special's pictures, which the demonstration draws. */
export const presentFuturePictures = {
  head: 'pages/presentfuture-head.jpg',
  wall: [1, 2, 3, 4, 5, 6].map((place) => `pages/presentfuture-${place}.jpg`),
};

const captions = [
  { zh: '开放的实验室：屏幕里的东西正在长。', en: 'The open laboratory: what is on the screen is growing.' },
  { zh: '第一段：学会犹豫。', en: 'Part one: learning to hesitate.' },
  { zh: '第二段：与别的生命共处。', en: 'Part two: living with other life.' },
  { zh: '', en: '' },
  { zh: '第三段：网络的记性。', en: 'Part three: what the network remembers.' },
  { zh: '画面由程序为本站演示而绘。', en: 'All pictures here were drawn by a program, for this demonstration.' },
];

const works = ['004', '008', '009', '017', '022', '043', '046', '078', '104'];
const people = ['021', '020', '007', '028', '029', '013'];

const blocks: ContentBlocks = [
  {
    kind: 'head',
    id: 'head',
    title: { zh: '现在·未来', en: 'Present Future' },
    subtitle: {
      zh: '九件作品，同一个问题：今天已经发生的事里，哪些是未来，哪些只是新。',
      en: 'Nine works and one question: of all that has happened by now, what is the future, and what is merely new?',
    },
    picture: presentFuturePictures.head,
  },
  {
    kind: 'text',
    id: 'about',
    zh: `<p>谈论未来的作品，多半在谈论现在。这个专题把光场上的九件作品放在一起：有人教机器犹豫，有人让菌丝发电报，有人为消失的网页写墓志铭。它们没有一件预言什么，却都认真看过今天。</p>
<h2>怎样看</h2>
<p>作品分三段：会犹豫的机器、一起生活的生命、有记性的网络。可以按顺序看完，大约一个晚上；也可以从任何一件开始。每件作品的页面上都有作者的说明。</p>
<h2>怎样选的</h2>
<p>由编辑选出，不由热度选出。标准只有一条：五年以后再看，它说的是不是还成立。</p>`,
    en: `<p>Works about the future mostly speak of the present. This special brings nine of them together: somebody teaches a machine to hesitate, somebody lets mycelium send telegrams, somebody writes epitaphs for pages that have vanished. None of them foretells anything, and all of them have looked at today with care.</p>
<h2>How to see it</h2>
<p>The works come in three parts: machines that hesitate, life that we share, a network that remembers. Seen in order they take about an evening; you can also begin with any one of them. Each has a page with its author’s notes.</p>
<h2>How they were chosen</h2>
<p>By editors, and not by popularity. There was one test: whether what a work says will still hold in five years.</p>`,
  },
  {
    kind: 'things',
    id: 'works',
    title: { zh: '作品', en: 'The works' },
    items: works.map((number) => ({ kind: 'video', id: `video-${number}` })),
  },
  {
    kind: 'pictures',
    id: 'wall',
    title: { zh: '画面', en: 'Pictures' },
    items: presentFuturePictures.wall.map((picture, index) => ({
      picture,
      caption: captions[index] ?? { zh: '', en: '' },
    })),
  },
  {
    kind: 'things',
    id: 'people',
    title: { zh: '作者', en: 'The artists' },
    items: people.map((number) => ({ kind: 'person', id: `person-${number}` })),
  },
  {
    kind: 'timetable',
    id: 'evening',
    title: { zh: '放映的一晚', en: 'One evening' },
    rows: [
      {
        time: '19:00–19:50',
        title: { zh: '第一段：会犹豫的机器', en: 'Part one: machines that hesitate' },
        place: { zh: '一号厅', en: 'Hall 1' },
      },
      {
        time: '20:00–20:45',
        title: { zh: '第二段：一起生活的生命', en: 'Part two: life that we share' },
        place: { zh: '一号厅', en: 'Hall 1' },
      },
      {
        time: '20:55–21:30',
        title: { zh: '第三段：有记性的网络', en: 'Part three: a network that remembers' },
        place: { zh: '二号厅', en: 'Hall 2' },
      },
      {
        time: '21:30',
        title: { zh: '作者与观众谈话，没有主持人', en: 'Artists and audience talk, without a host' },
        place: { zh: '门厅', en: 'The lobby' },
      },
    ],
  },
  // A contest of the demonstration.
  { kind: 'part', id: 'call', part: 'contestDates', about: 'contest-open' },
  {
    kind: 'partners',
    id: 'partners',
    title: { zh: '一起做的人', en: 'With' },
    items: [
      { name: { zh: '临江三号仓', en: 'Warehouse 3' }, url: 'https://warehouse3.example/', picture: '' },
      { name: { zh: '潮间带实验室', en: 'Tideland Laboratory' }, url: 'https://tideland.example/', picture: '' },
      { name: { zh: '夜航放映会', en: 'Night Flight Screenings' }, url: '', picture: '' },
    ],
  },
];

/** The demonstration's special of /match/presentfuture. */
export const presentFuture: Extract<ContentDocument, { kind: 'special' }> = {
  kind: 'special',
  zh: {
    title: '现在·未来',
    description: '光场专题：九件新媒体艺术作品，关于会犹豫的机器、一起生活的生命和有记性的网络。',
    body: '',
  },
  en: {
    title: 'Present Future',
    description:
      'A special of Lightfield: nine works of new media art about machines that hesitate, life that we share, and a network that remembers.',
    body: '',
  },
  data: { blocks },
};
