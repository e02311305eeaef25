/** The demonstration's text above the form of /contact: address, opening hours, other channels. */
export const contact = {
  zh: {
    title: '联系我们',
    description: '到访、写信、打电话：光场的地址、时间与社交账号。',
    body: `<p>每一封来信都由人阅读，两个工作日之内答复。请告诉我们您是谁、想做什么、什么时候需要，我们就能直接转给合适的同事。</p>
<h2>地址</h2>
<p>上海市徐汇区临江路 88 号 3 号仓库二层。到访请提前一天预约。</p>
<h2>时间</h2>
<p>周一至周五 10:00—19:00（北京时间），法定节假日除外。</p>
<h2>社交账号</h2>
<ul>
<li>微信公众号：光场 Lightfield</li>
<li>微博：@光场Lightfield</li>
<li>视频号：光场现场</li>
</ul>`,
  },
  en: {
    title: 'Contact us',
    description: 'Come by, write or call: the address, hours and social accounts of Lightfield.',
    body: `<p>A person reads every message and answers within two working days. Tell us who you are, what you have in mind and by when, and it goes straight to the right colleague.</p>
<h2>Address</h2>
<p>Second floor, Warehouse 3, 88 Linjiang Road, Xuhui, Shanghai. Please book your visit a day ahead.</p>
<h2>Hours</h2>
<p>Monday to Friday, 10:00 to 19:00 Beijing time, except on public holidays in China.</p>
<h2>Social accounts</h2>
<ul>
<li>WeChat official account: 光场 Lightfield</li>
<li>Weibo: @光场Lightfield</li>
<li>WeChat Channels: 光场现场</li>
</ul>`,
  },
} as const;
