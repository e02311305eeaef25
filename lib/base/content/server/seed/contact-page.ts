/** The contact page in each language: a title and an HTML body, as the editors wrote them. */
export const contactPage = {
  zh: {
    title: '联系我们',
    description: '商务合作、投稿、媒体与到访：光场的邮箱、热线和地址。',
    body: `<p>光场由一群做展览、写程序和守夜的人运营。您的来信由真人阅读，工作日内两天之内回复。</p>
<h2>商务合作</h2>
<p>品牌、场地、城市与机构的合作，请写明时间、地点和预算区间。我们会在三个工作日内给出第一份创作者名单。</p>
<ul>
<li>邮箱：<a href="mailto:partners@lightfield.example">partners@lightfield.example</a></li>
<li>热线：<a href="tel:+862155550142">021-5555 0142</a>（周一至周五 9:30—18:30）</li>
</ul>
<h2>投稿与频道</h2>
<p>作品审核、频道申请与授权问题，请写信给 <a href="mailto:editors@lightfield.example">editors@lightfield.example</a>，并附上作品编号。</p>
<h2>媒体</h2>
<p>图片与文字资料可直接索取，请注明用途与刊期：<a href="mailto:press@lightfield.example">press@lightfield.example</a>。</p>
<h2>到访</h2>
<p>上海市徐汇区临江路 88 号 3 号仓库二层。<br>地铁出站后沿江步行九分钟，门口有一盏常亮的灯。请提前一天预约，周一闭馆。</p>
<p>如果您在夜里路过，灯亮着，就是有人。</p>`,
  },
  en: {
    title: 'Contact us',
    description: 'Business, submissions, press and visits: the addresses and telephone number of Lightfield.',
    body: `<p>Lightfield is run by people who make exhibitions, write programs and stay up late. A person reads your message and answers within two working days.</p>
<h2>Working with us</h2>
<p>For brands, venues, cities and institutions: tell us when, where and within what budget. You will have a first list of artists within three working days.</p>
<ul>
<li>E-mail: <a href="mailto:partners@lightfield.example">partners@lightfield.example</a></li>
<li>Telephone: <a href="tel:+862155550142">+86 21 5555 0142</a> (Monday to Friday, 9:30 to 18:30 Beijing time)</li>
</ul>
<h2>Submissions and channels</h2>
<p>For reviews, new channels and questions of rights, please write to <a href="mailto:editors@lightfield.example">editors@lightfield.example</a> with the number of the work.</p>
<h2>Press</h2>
<p>Pictures and texts are yours for the asking; let us know what for and when it appears: <a href="mailto:press@lightfield.example">press@lightfield.example</a>.</p>
<h2>Visiting</h2>
<p>Second floor, Warehouse 3, 88 Linjiang Road, Xuhui, Shanghai.<br>Nine minutes along the river from the metro; a lamp at the door is always on. Please book a day ahead. Closed on Mondays.</p>
<p>If you pass at night and the light is on, somebody is in.</p>`,
  },
} as const;
