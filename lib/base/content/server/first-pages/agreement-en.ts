/** The user agreement of a new site, in English. */
export const agreementEn = {
  title: 'User Agreement',
  body: `<p>Welcome to Lightfield, a platform for new media and technology art. People come here to watch works, follow artists and channels, read and discuss, and take part in events. This agreement is between you and the operator of Lightfield (named at the head of this page, “we” below). It covers the website and the mobile app. Please read all of it before you register, above all <strong>what is set in bold</strong>: it matters most for your rights. If you do not agree, you may still look at everything that is public, but you cannot have an account.</p>
<h2>1. Your account</h2>
<p>You can register with a mobile number or an e-mail address, or log in with WeChat and bind a number. Give contact details that are real and your own. The law may require a bound phone before you publish anything.</p>
<p>The account is for you alone: it may not be rented, lent, sold or given away. Keep your password and codes to yourself; our staff will never ask for them. If somebody else uses your account, change the password at once, log the other devices out in Settings, and tell us. You answer for what is done through your account, unless you can show that somebody took it over through no fault of yours.</p>
<p>Your nickname, picture and bio must not pass you off as another person or organisation, nor contain anything this agreement prohibits.</p>
<h2>2. Your works and content</h2>
<p>Works, articles, questions, comments and other material that you upload or publish <strong>remain yours, or their owner’s</strong>. Before you publish, make sure that you made them or have permission; that you may use every image, sound, font and asset in them, and that the people who appear agree; that collaborators are credited truthfully; and that anything generated or synthesised by artificial intelligence is labelled as such.</p>
<p>To run the platform we need a licence from you: non-exclusive, free of charge and worldwide, to store and transcode your content, make thumbnails, translate its title and introduction, show and recommend it on the platform, and present a reasonable part of it, with your name, when we write about the work or the platform. The licence ends when you delete the content or close your account. Copies that others have lawfully shared, uses agreed separately for a contest or an event, and backups that have not yet been replaced are excepted. We do not sell your works; any commercial use needs your separate consent.</p>
<p>The platform’s own marks, interface, software and editorial content belong to us or to those who license them to us. Harvesting in bulk, mirroring, and training models on the platform need permission.</p>
<h2>3. How we treat each other</h2>
<p>When you use the platform, please do not:</p>
<ul>
<li>infringe copyright, trade marks, or anyone’s likeness, reputation, privacy or personal data;</li>
<li>harass, insult or threaten people, or stir up discrimination and hatred;</li>
<li>flood the platform with advertising, post false jobs or fraud, or lure people into unsafe deals elsewhere;</li>
<li>inflate views, follows or votes, register accounts in bulk, or use somebody else’s;</li>
<li>get around security, disturb the service, or send it heavy automated traffic without permission.</li>
</ul>
<h2>4. Prohibited content and review</h2>
<p>You may not publish what the law prohibits. That includes content which endangers national security and unity, incites hatred between peoples, promotes terrorism or extremism, is obscene, promotes gambling, dwells on cruelty, instructs in crime, disturbs public order by false rumours, or harms minors.</p>
<p>Some content is reviewed before it becomes public. Where our system finds words that may be prohibited, it warns you; if you submit the text all the same, a person reviews it, and until then it is not shown. We may limit or remove content that breaks this agreement, and limit, suspend or close accounts that do so repeatedly or seriously; where the law says so, we report it. We tell you why, and <strong>you may appeal</strong>: another member of staff then looks at it again.</p>
<p>If content on the platform infringes your rights, send us a notice with who you are and how to reach you, the address of the content, proof of your right, and first evidence. Once we have checked it, we take the necessary measures without delay and inform whoever published the content, who may answer with a statement that there is no infringement.</p>
<h2>5. Minors</h2>
<p>If you are under 18, read this agreement with a parent or guardian and use the platform with their consent. <strong>For a child under 14, the guardian must consent and register on the child’s behalf.</strong> Minors need their guardian’s consent to buy tickets or pay for anything. A guardian who finds that a minor registered or paid without consent can ask us to put it right.</p>
<h2>6. Events, tickets and third parties</h2>
<p>Events, contests, courses, jobs and project demands are mostly published by organisers, companies and users other than us. We check an organiser’s credentials and provide the tools to announce, enrol and sell tickets, but <strong>the organiser is responsible for the event itself</strong>: time, place, safety, content, changes, cancellation and refunds are as the event’s page says, and where it says nothing, as the law says. Where we are the organiser, the event’s page says so.</p>
<p>The platform may link to other sites or rely on services of others, such as WeChat for login and sharing, text messages, and payments. Their own terms apply as well when you use them.</p>
<h2>7. Changes and interruptions of the service</h2>
<p>We keep improving the service, and may change or end parts of it. Before we end something important we announce it and give you reasonable time to export what is yours. After an interruption for maintenance, a network failure or causes beyond our control, we restore the service as soon as we can.</p>
<h2>8. Liability</h2>
<p>We run the platform with reasonable care. We do not warrant that what users publish is accurate or complete, nor that the service is never interrupted. If we cause you a loss through our fault, we are liable as the law provides. As far as the law allows, we are not liable for indirect losses or for disputes between you and other users or third parties, in which we nevertheless give the help that is needed. <strong>Nothing here excludes or limits liability that the law does not allow to be excluded</strong>, such as for intent or gross negligence, for personal injury, or your statutory rights as a consumer.</p>
<h2>9. Ending</h2>
<p>You can ask for your account to be deleted in Settings at any time. For 15 days you can log in and take the request back; then the account and your personal data are deleted, and public content that you have not deleted stays under the name “deleted user”. If you want your content to go too, delete it before.</p>
<h2>10. Changes to this agreement, and disputes</h2>
<p>When we change this agreement, we renew the date of its version on this page. Of important changes we tell you at least 7 days ahead, by a message or a notice on the platform. If you do not agree with them, you can stop using the platform and delete your account before they take effect.</p>
<p>The law of the place where the operator is established applies; the mandatory protection that you have as a consumer where you live remains. Please talk to us first about any dispute. If that does not settle it, either side may go to the competent court at the operator’s place, unless the law provides otherwise. This agreement is written in Chinese and translated into English; where they differ, the Chinese text prevails.</p>
<h2>11. Contact</h2>
<p>For questions, complaints and appeals, reach us in one of the ways on the page <a href="/en/contact-us">Contact us</a>. We answer within 15 working days.</p>`,
};
