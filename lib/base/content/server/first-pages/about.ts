import type { AboutData } from '../../contract';

/** The page about the platform of a new site: its text in each language, and its other data. */
export const aboutZh = {
  title: '关于光场',
  description: '光场是新媒体与科技艺术的平台：看作品、找创作者、加入现场，也让品牌、场地和城市与创作者一起做成事。',
  body: `<p>光场是面向新媒体与科技艺术的平台。这里的作品用光、声音、代码、机械和数据做成：有的在美术馆，有的在河岸和仓库，有的只存在于屏幕。我们把它们拍下来、讲清楚，让没到现场的人也能看见。</p>
<h2>我们做什么</h2>
<ul>
<li><strong>观看。</strong>作品按频道编排，从装置、投影到生成艺术；每件作品都写明作者、年份和做法。</li>
<li><strong>参与。</strong>活动、展览和赛事可以直接报名、购票、投稿；创作者与频道在这里有自己的主页和关注者。</li>
<li><strong>合作。</strong>品牌、场地、城市和机构在这里找到合适的创作者：资源对接、活动合作、赛事征集与广告投放，各有一组人跟进到底。</li>
</ul>
<h2>我们怎样选择作品</h2>
<p>投稿由人来看，不由热度来定。我们看三件事：它有没有自己的想法，技术是不是为想法服务，看过的人会不会想再看一遍。作者有没有名气，不在其中。</p>
<p>没有通过的作品，我们说明理由，欢迎改过再来。付费推广的内容会标明是广告，不会出现在编辑推荐里。</p>
<h2>我们怎样对待创作者</h2>
<p>作品的权利属于作者。我们不出售作品，不拿它训练模型；商业使用一件一件谈，谈成了才用。署名写全，数据如实，要离开的人可以带走自己的资料。</p>
<p>想合作，请看<a href="/business">商务合作</a>；有别的事，<a href="/contact">写信给我们</a>。</p>`,
};

export const aboutEn = {
  title: 'About Lightfield',
  description:
    'Lightfield is a platform for new media and technology art: watch works, find artists, join what is on, and bring brands, venues and cities together with the people who make it.',
  body: `<p>Lightfield is a platform for new media and technology art. The works here are made of light, sound, code, machines and data. Some stand in museums, some on riverbanks and in warehouses, some only on a screen. We film them and explain them well, so that those who could not be there can see them too.</p>
<h2>What we do</h2>
<ul>
<li><strong>Watching.</strong> Works are arranged in channels, from installation and projection to generative art, each with its author, its year and how it was made.</li>
<li><strong>Taking part.</strong> You can enrol in events, exhibitions and contests, buy tickets and submit works. Artists and channels have pages and followers of their own.</li>
<li><strong>Working together.</strong> Brands, venues, cities and institutions find the right artists here. Resource matching, events, calls for entries and advertising each have a team that sees things through.</li>
</ul>
<h2>How we select</h2>
<p>People look at what is submitted; popularity does not decide. We ask three things: whether a work has an idea of its own, whether the technology serves that idea, and whether those who have seen it would want to see it again. How well known the author is, we do not ask.</p>
<p>When a work is not accepted we say why, and it is welcome back once it has changed. Paid promotion is marked as advertising and never appears among the editors’ picks.</p>
<h2>How we treat artists</h2>
<p>A work belongs to its author. We do not sell works or train models on them; commercial use is agreed one work at a time, and only then does it happen. Credits are complete, figures are true, and whoever leaves can take their data along.</p>
<p>To work with us, see <a href="/en/business">Business</a>. For anything else, <a href="/en/contact">write to us</a>.</p>`,
};

/** The first figure is the specification's claim (section 9); the others can be counted on the site. */
export const aboutFigures: AboutData = {
  figures: [
    { value: '80%', label: { zh: '的国家有光场的创作者', en: 'of countries have artists on Lightfield' } },
    { value: '20+', label: { zh: '个频道', en: 'channels' } },
    { value: '4', label: { zh: '种合作方式', en: 'ways to work together' } },
    { value: '2', label: { zh: '种语言', en: 'languages' } },
  ],
  milestones: [
    {
      year: 2019,
      text: {
        zh: '第一届论坛，创作者与工程师第一次坐到一起。',
        en: 'The first forum brings artists and engineers to one table.',
      },
    },
    {
      year: 2020,
      text: {
        zh: '第一份年度精选，由编辑和观众一起评出。',
        en: 'The first annual picks, chosen by editors and audience together.',
      },
    },
    {
      year: 2021,
      text: { zh: '走出屏幕，参与城市里的光影艺术节。', en: 'Beyond the screen: light art festivals in the city.' },
    },
    {
      year: 2026,
      text: {
        zh: '网站重新做过：中英文，手机优先。',
        en: 'The site is made anew: in Chinese and English, for the phone first.',
      },
    },
  ],
  team: [
    {
      name: { zh: '策展', en: 'Curation' },
      role: {
        zh: '看完每一件投稿，编排首页与频道',
        en: 'Sees every submission, arranges the home page and the channels',
      },
    },
    {
      name: { zh: '编辑', en: 'Editorial' },
      role: { zh: '采访、写作、翻译，核对每一个署名', en: 'Interviews, writes, translates, checks every credit' },
    },
    {
      name: { zh: '合作', en: 'Partnerships' },
      role: { zh: '替品牌、场地和城市找到合适的人', en: 'Finds the right people for brands, venues and cities' },
    },
    {
      name: { zh: '技术', en: 'Engineering' },
      role: { zh: '让作品在每一块屏幕上好看、打得开', en: 'Makes works look right, and open at all, on every screen' },
    },
  ],
  partners: [],
};
