/** The membership service agreement of a new site, in English. */
export const memberServiceEn = {
  title: 'Membership Service Agreement',
  description:
    'The terms for becoming and being a member of Lightfield: benefits and duration, prices and payment, renewal, refunds, company membership, minors and liability.',
  body: `<p>Membership is a paid service for people and institutions who want to take a greater part in Lightfield. This agreement between you and the operator of Lightfield (named at the head of this page, “we” below) covers that service. It is part of the <a href="/en/Agreement">User Agreement</a>, which applies to whatever is not settled here. Please read all of it before you pay, above all <strong>what is set in bold</strong>. By completing the payment you accept it.</p>
<h2>1. What membership is</h2>
<p>Membership is a set of benefits that holds for a time and belongs to your account. There is membership for individuals and for companies; the name, benefits, duration and price of each are as the membership page says when you pay. Membership does not change who owns a work, nor do we vouch for a member’s identity, work or credit.</p>
<h2>2. Becoming a member</h2>
<p>You need an account with a bound phone. Make sure that it is the account you want to use: benefits begin when the payment succeeds and <strong>cannot be moved to another account, transferred, rented out or shared</strong>. You see the result and the period in the Member Centre. If you have paid and the benefits are not there, contact us with the number of the order.</p>
<h2>3. Benefits</h2>
<p>Benefits may include events for members and early enrolment, discounts on tickets or courses, content for members, display and a verified mark, and services for recruiting and project matching; the membership page is what counts. Where places, uses or times are limited, you are told before you use a benefit. Uses with a deadline lapse once it has passed, unless the membership page says otherwise.</p>
<p>Events, courses and discounts of partners are provided by their organisers or providers under their own rules. Where a benefit cannot be used because places are taken, or for reasons of the venue or the organiser, we do our best to offer something in its place.</p>
<h2>4. Prices and payment</h2>
<p>Prices are in renminbi. What the payment page shows is all that you owe; charges for a way of paying are stated by the payment institution. You can pay in the ways listed there. If you need an invoice, ask for one after paying, as described under “My orders”.</p>
<p>We may change prices or make offers; a period that is already paid for is not affected. Codes and offers come with conditions of their own, which apply as well. Codes cannot be cashed.</p>
<h2>5. Duration and renewal</h2>
<p>Membership lasts for the period stated on the membership page, counted in Beijing time. If you renew while it is valid, the new period follows the old one.</p>
<p><strong>Unless you have chosen and confirmed automatic renewal separately, membership simply ends, and we charge nothing by ourselves.</strong> If you have, we remind you clearly at least 5 days before each charge. You can cancel at any time, with your means of payment or in the Member Centre; the benefits of the current period remain until it ends.</p>
<h2>6. Refunds</h2>
<p>Within 7 days of becoming a member, and as long as no benefit has been used, you may ask for a full refund. If main benefits cannot be used for some time for reasons that lie with us, or we end the service, <strong>we refund the price of the remaining period in proportion</strong>. What was paid twice is returned in full.</p>
<p>Apart from these cases and those that the law provides for, there is no refund for personal reasons once a membership is in use. Make your request under “My orders” or to customer service. We answer within 5 working days; a refund that is granted goes back the way you paid, and when it arrives depends on the payment institution.</p>
<h2>7. Rules of use</h2>
<p>As a member, please do not:</p>
<ul>
<li>resell, rent out, lend or share your account or its benefits;</li>
<li>collect offers or grab places by automated means, or profit from an error of the system;</li>
<li>copy, record or spread content for members, save for uses that the law permits;</li>
<li>use the member’s mark to suggest that you act for us, are guaranteed by us or work for us;</li>
<li>submit false details of your identity, credentials or invoices.</li>
</ul>
<h2>8. Company membership</h2>
<p>Companies submit true and valid documents and name people who manage the membership; what these do counts as done by the company. Jobs, events and project demands that a company publishes must be true, lawful and up to date. Personal data of applicants and participants must be kept confidential and used only for the purpose for which it was given. When people change, replace the managers without delay.</p>
<h2>9. Changes to benefits</h2>
<p>We keep improving membership and may add, replace or end single benefits. Of a change that is a serious disadvantage in a period already paid for, we tell you at least 30 days ahead; <strong>if you do not accept it, you may end the membership before it takes effect and have the remaining period refunded in proportion</strong>.</p>
<h2>10. Suspension and ending</h2>
<p>Where this agreement or the User Agreement is broken, we may, depending on how serious it is, warn you, limit the benefits concerned or end the membership. We tell you why beforehand, and you may appeal: another member of staff then looks at it again. Where we end a membership for a serious breach, what has been used is not refunded; the rest is, less the loss that was caused.</p>
<p>You can stop using membership at any time. Deleting your account also ends benefits that are still running, so please settle what is open before you ask for it.</p>
<h2>11. Minors</h2>
<p>If you are under 18, read this agreement with a parent or guardian and <strong>pay only with their consent</strong>. A guardian who finds that a minor paid without consent can ask us for a refund, with proof.</p>
<h2>12. Personal data</h2>
<p>To provide membership we handle your account, orders, the state of payments and which benefits you have used; to issue invoices, the details that you submit for them. We keep neither card numbers nor payment passwords. For everything else see the <a href="/en/Agreement#privacy">Privacy Policy</a>.</p>
<h2>13. Liability</h2>
<p>We provide membership with reasonable care. After an interruption for maintenance, a network failure or causes beyond our control, we restore the service as soon as we can, and extend the period accordingly if it was a long one. If we cause you a loss through our fault, we are liable as the law provides. <strong>Nothing here excludes or limits liability that the law does not allow to be excluded</strong>, such as for intent or gross negligence, for personal injury, or your statutory rights as a consumer.</p>
<h2>14. Changes to this agreement, and disputes</h2>
<p>When we change this agreement, we renew its version and date. Of important changes we give notice at least 7 days ahead; for periods already paid, clause 9 applies. The law that applies and the way disputes are settled are those of the User Agreement. This agreement is written in Chinese and translated into English; where they differ, the Chinese text prevails.</p>
<h2>15. Contact</h2>
<p>For questions about membership, orders or invoices, reach us in one of the ways on the page <a href="/en/contact-us">Contact us</a>, and give the number of the order.</p>`,
};
