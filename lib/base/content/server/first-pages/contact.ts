/** The text above the form of /contact; e-mail and telephone come from the configuration. */
export const contactZh = {
  title: '联系我们',
  description: '商务合作、投稿、媒体与其他事宜，写信给光场：由真人阅读，两个工作日内答复。',
  body: `<p>每一封来信都由人阅读，两个工作日之内答复。请告诉我们您是谁、想做什么、什么时候需要，我们就能直接转给合适的同事。</p>
<h2>时间</h2>
<p>周一至周五 10:00—19:00（北京时间），法定节假日除外。</p>
<h2>写信之前</h2>
<ul>
<li>商务合作请写明时间、地点和预算区间；</li>
<li>投稿与作品问题请附上作品的网址；</li>
<li>认为内容侵犯了您的权利，请附上内容的网址和权属证明。</li>
</ul>`,
};

export const contactEn = {
  title: 'Contact us',
  description:
    'Business, submissions, press and everything else: write to Lightfield. A person reads it and answers within two working days.',
  body: `<p>A person reads every message and answers within two working days. Tell us who you are, what you have in mind and by when, and it goes straight to the right colleague.</p>
<h2>Hours</h2>
<p>Monday to Friday, 10:00 to 19:00 Beijing time, except on public holidays in China.</p>
<h2>Before you write</h2>
<ul>
<li>For business, please give the time, the place and the range of your budget.</li>
<li>For submissions and questions about works, add the address of the work.</li>
<li>If content infringes your rights, add its address and proof of your right.</li>
</ul>`,
};

/** The page that /contact-us shows unless another one is configured. */
export const contactUsZh = {
  title: '联系我们',
  description: '与光场合作：活动、广告、赛事征集与销售合作，以及投稿、媒体和权利方面的问题。',
  body: `<p>光场由做展览、写程序和做内容的人运营。您的来信由真人阅读，两个工作日之内答复。</p>
<h2>商务合作</h2>
<p>品牌、场地、城市与机构的合作，从<a href="/business">商务合作</a>选择一项服务，填写需求；请写明时间、地点和预算区间。提交后您会得到一个编号，可以随时查看进展。</p>
<h2>投稿与频道</h2>
<p>作品审核、频道申请与授权问题，请通过<a href="/contact">联系表单</a>写信，并附上作品的网址。</p>
<h2>媒体</h2>
<p>图片与文字资料可以索取，请注明用途与刊期。</p>
<h2>权利与个人信息</h2>
<p>侵权通知、申诉，以及查阅、更正、删除个人信息的请求，同样通过<a href="/contact">联系表单</a>提出，并注明“权利”或“个人信息”。</p>`,
};

export const contactUsEn = {
  title: 'Contact us',
  description:
    'Working with Lightfield: events, advertising, calls for entries and sales, as well as submissions, press and questions of rights.',
  body: `<p>Lightfield is run by people who make exhibitions, programs and stories. A person reads your message and answers within two working days.</p>
<h2>Working with us</h2>
<p>For brands, venues, cities and institutions: choose a service under <a href="/en/business">Business</a> and tell us what you need, with the time, the place and the range of your budget. You get a number, and can look up how it stands at any time.</p>
<h2>Submissions and channels</h2>
<p>For reviews, new channels and questions of licences, use the <a href="/en/contact">contact form</a> and add the address of the work.</p>
<h2>Press</h2>
<p>Pictures and texts are yours for the asking; let us know what for and when it appears.</p>
<h2>Rights and personal data</h2>
<p>Notices of infringement, appeals, and requests to see, correct or delete personal data go through the <a href="/en/contact">contact form</a> too; please mention “rights” or “personal data”.</p>`,
};
