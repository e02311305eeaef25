/** The live streaming service agreement of a new site, in English. */
export const liveServiceEn = {
  title: 'Live Streaming Service Agreement',
  description:
    'The terms for watching, buying and hosting live streams on Lightfield: who may go live, content and rights, payment and refunds, minors, replays and liability.',
  body: `<p>Live streams on Lightfield bring openings, performances, talks and studios to people at the same moment. This agreement between you and the operator of Lightfield (named at the head of this page, “we” below) covers the live streaming service. It is part of the <a href="/en/Agreement">User Agreement</a>, which applies to whatever is not settled here. Please read all of it before you watch a paid stream or go live, above all <strong>what is set in bold</strong>.</p>
<h2>1. Whom this agreement binds</h2>
<p>“Viewers” watch streams, write in them and buy them. “Hosts” are the people, companies and institutions that go live. The “organiser” is whoever answers for the content and the running of a stream and is named on its page; where nobody else is named, that is the host. One person may be several of these at once, and then all the terms for them apply.</p>
<h2>2. Watching</h2>
<p>Public streams can be watched without logging in. To reserve, write, buy or collect you need an account, and the law may require a bound phone before you write. If you have reserved or bought a stream, we remind you 15 minutes before it starts. A reminder may fail to arrive because of your settings or the network, so please go by the time on the stream’s page.</p>
<p>Picture quality and smoothness depend on your network and device. You pay for the data that watching takes; keep an eye on it when you are on a mobile network.</p>
<h2>3. Going live</h2>
<p>Before you go live, your identity must be verified. Companies and institutions also submit valid documents and name a person in charge of the stream. Where the law asks for a permit, a filing or an approval, as it does for commercial performances and audiovisual programmes, you obtain it beforehand and send us proof.</p>
<p>Give a truthful title, introduction, cover, time and list of participants. A person must be present and in charge throughout, and <strong>a recording must not be passed off as live</strong>. Virtual figures, and pictures or voices made by artificial intelligence, must be labelled in the picture or the introduction.</p>
<h2>4. Content and rights</h2>
<p>The rights in a stream remain yours, or their owner’s. Before you go live, make sure that works, music, images and fonts are licensed for the stream and its replay, that the venue allows filming, and that the people who appear know and agree.</p>
<p>To provide the service we need a licence from you: non-exclusive, free of charge and worldwide, to receive, transcode, store, transmit and show your stream, and to make covers, subtitles and short clips that present it, with your name. The licence ends when you delete the replay or close your account, except for records that the law obliges us to keep. Without the consent of the host and the owners of the rights, <strong>viewers must not record, rebroadcast or edit and spread a stream</strong>, save for uses that the law permits.</p>
<h2>5. Rules of the room</h2>
<p>In a live room, please do not:</p>
<ul>
<li>publish what the law prohibits, or show dangerous acts, gore or cruelty to animals;</li>
<li>harass, insult or discriminate against people, or reveal their personal data;</li>
<li>advertise what has nothing to do with the stream, or lure people into paying or transferring money elsewhere;</li>
<li>inflate views or messages, or disturb the stream by automated means;</li>
<li>pass yourself off as the host, the organiser or our staff.</li>
</ul>
<p>Hosts look after their rooms and may appoint moderators who remove messages or stop people from writing. Whoever recommends goods or services follows the law on advertising and e-commerce, and marks it clearly as promotion.</p>
<h2>6. Review and measures</h2>
<p>We may review titles, covers and documents before a stream and look in while it is on. Where content breaks the law or this agreement, we may warn, limit its display, cut the stream off or withdraw the replay; accounts that do so repeatedly or seriously may lose the right to go live. Where the law says so, we keep records and report to the authorities. We tell you why, and <strong>you may appeal</strong>: another member of staff then looks at it again. Losses that a cut causes to viewers are borne by the party responsible.</p>
<h2>7. Paid streams and orders</h2>
<p>The price of a paid stream, what it includes, and whether and for how long there is a replay are as the purchase page says. You can pay in the ways listed there, such as WeChat Pay, points or the platform’s wallet. The order is made once the payment succeeds, and you find it under “My orders”. Points can only be used on the platform; they cannot be cashed or transferred.</p>
<p>An order is for the account that placed it. It may not be resold, rented out or shared.</p>
<h2>8. Refunds</h2>
<p><strong>You may ask for a full refund</strong> if the stream is cancelled; if it is moved to a time at which you cannot attend and you say so before it starts; if it did not run properly for reasons that lie with us or the host and no complete replay is provided; or if the purchase page seriously misdescribed it.</p>
<p>You may ask to cancel an order before the stream starts, unless the purchase page said otherwise and you confirmed it. Once the content has been provided online, there is no refund for personal reasons, except in the cases above and where the law provides for one. We answer within 3 working days of your request. A refund that is granted goes back the way you paid; when it arrives depends on the payment institution.</p>
<h2>9. Minors</h2>
<p>Nobody under 16 may go live; those aged 16 or 17 need their guardian’s consent, and both are verified. <strong>Minors need their guardian’s consent to pay for a stream</strong>, and live rooms offer them no tipping. A guardian who finds that a minor paid without consent can ask us for a refund, with proof. Where minors appear in a stream, their guardians must agree, and their privacy and hours of rest must be respected.</p>
<h2>10. Replays, records and personal data</h2>
<p>Hosts decide whether there is a replay and when it is deleted. As the law requires, we keep the content and logs of streams for at least 60 days; after that they go as the backups are replaced. How we handle personal data is set out in the <a href="/en/Agreement#privacy">Privacy Policy</a>. What a host learns about viewers in organising a stream may be used for that stream only, and must be deleted afterwards.</p>
<h2>11. Organisers and third parties</h2>
<p>Where a stream has another organiser, that organiser answers for its content, time, price and promises; we provide the tools to play, reserve, order and notify. Where we are the organiser, the stream’s page says so. When you use services of others, such as WeChat Pay, their own terms apply as well.</p>
<h2>12. Interruptions and liability</h2>
<p>After an interruption for maintenance, a network failure or causes beyond our control, we restore the service as soon as we can and tell you. If we cause you a loss through our fault, we are liable as the law provides; as far as the law allows, we are not liable for indirect losses. <strong>Nothing here excludes or limits liability that the law does not allow to be excluded</strong>, such as for intent or gross negligence, for personal injury, or your statutory rights as a consumer.</p>
<h2>13. Changes, ending and disputes</h2>
<p>When we change this agreement, we renew its version and date; of important changes we give notice at least 7 days ahead. Orders already made are carried out as agreed when you bought. You can stop using the service at any time; payments, refunds and liabilities that have arisen are not affected.</p>
<p>The law that applies and the way disputes are settled are those of the User Agreement. This agreement is written in Chinese and translated into English; where they differ, the Chinese text prevails.</p>
<h2>14. Contact</h2>
<p>For questions about streams, orders or refunds, reach us in one of the ways on the page <a href="/en/contact-us">Contact us</a>, and give the number of the order or the address of the stream.</p>`,
};
