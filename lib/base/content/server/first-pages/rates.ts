import type { RatesData } from '../../contract';

/** The introduction of the rate card, in each language. */
export const ratesZh = {
  title: '广告投放',
  description: '光场的广告价目：公众号内容撰写、头条与次条，头条文末链接，网站与 App 的 A1—A4 位；至少提前两周预订。',
  body: `<p>您的内容会被做展览、看展览和为城市做决定的人读到。我们只刊登自己也愿意点开的广告：先审核内容，再排期上线，一律标明是广告。</p>
<p>选好位置和时间，提交预订；审核通过后即为您锁定。需要组合方案或长期合作，请直接联系商务。</p>`,
};

export const ratesEn = {
  title: 'Advertising',
  description:
    'Advertising rates of Lightfield: writing, headline and second posts on the official account, the link after the headline article, and positions A1 to A4 on the website and in the app. Book at least two weeks ahead.',
  body: `<p>Your message reaches people who make exhibitions, go to them, and decide for cities. We run only what we would open ourselves: content is reviewed first and scheduled afterwards, and it is always marked as advertising.</p>
<p>Choose a position and a time and send your booking; once it has passed the review, it is yours. For packages and longer campaigns, talk to our business team.</p>`,
};

/** In fen. The specification has no values (section 9); these are initial ones for staff to change. */
export const firstRates: RatesData = {
  prices: {
    writing: 300_000,
    headline: 2_000_000,
    second: 1_200_000,
    articleLink: 600_000,
    A1: 3_000_000,
    A2: 2_000_000,
    A3: 1_200_000,
    A4: 800_000,
  },
  materials: [
    {
      zh: '图片：每张 2M 以上的清晰原图，已取得授权并附授权说明',
      en: 'Images: sharp originals of more than 2 MB each, authorised for this use, with a statement saying so',
    },
    { zh: '标志：矢量文件，或透明底的 PNG', en: 'Logo: a vector file, or a PNG with a transparent background' },
    { zh: '链接：https 开头、手机上能打开的落地页', en: 'Link: a landing page on https that works on a phone' },
    {
      zh: '文案：标题与正文；由我们撰写的，请提供要点和必须出现的说法',
      en: 'Copy: headline and text. If we write it, the main points and any wording that must appear',
    },
  ],
  rules: [
    {
      zh: '内容须先通过审核，审核未通过的不予刊登',
      en: 'Content is reviewed first; what does not pass is not published',
    },
    { zh: '请至少提前两周预订', en: 'Please book at least two weeks ahead' },
    {
      zh: '内容撰写、头条与次条按 1 次计；头条文末链接和 A1—A4 位按 1 周计',
      en: 'Writing, headline and second posts count once each; the link after the headline article and positions A1 to A4 run for one week',
    },
    {
      zh: '一周从周一零点到周日二十四点（北京时间）',
      en: 'A week runs from Monday 0:00 to Sunday 24:00, Beijing time',
    },
  ],
};
