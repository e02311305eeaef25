/** The privacy policy of a new site, in English. */
export const privacyEn = {
  title: 'Privacy Policy',
  body: `<p>This policy says how the operator of Lightfield (named at the head of this page, “we” below) handles your personal data. We follow the Personal Information Protection Law of China (PIPL) and, when you use Lightfield in the European Economic Area or the United Kingdom, the General Data Protection Regulation (GDPR). Our principles are simple: <strong>we collect only what the service needs, sell no personal data, place no tracking advertisements, and use no analytics of third parties.</strong></p>
<h2>1. What we collect, and why</h2>
<p>Looking at public content needs no account. For the following we handle what each of them requires:</p>
<ul>
<li><strong>Registering and logging in:</strong> your mobile number or e-mail address, your password (only as a hash that cannot be turned back), and one-time codes (as hashes, good for ten minutes). When you log in with WeChat, we receive your identifiers (OpenID, UnionID) and nickname from it. Without these there can be no account.</li>
<li><strong>Your profile:</strong> a nickname is required. Whether you give a picture, banner, bio, tagline, creative fields, education, industry, profession, area, social links, gender or birthday is up to you. Gender and birthday are not public; the rest is shown on your public page. Pictures are drawn anew when you upload them, without the place and other data that a camera adds.</li>
<li><strong>Content and interaction:</strong> the works, texts and comments that you publish, and your follows, collections, likes, play lists and messages. Only you can see what you collect, unless you make it public.</li>
<li><strong>Enrolments and orders:</strong> names, contact details, documents and order data that you enter to enrol, buy a ticket, apply or be verified, used for that purpose alone. Identity numbers are sensitive data: we collect them only when you ask to be verified, with your separate consent.</li>
<li><strong>Device and logs:</strong> the network address, browser, system, time of a login and the day it was last used, so that you can see and log out your devices and accounts are protected. Request logs serve to find faults and fend off attacks.</li>
<li><strong>Usage:</strong> how often pages are visited and banners shown, not connected to who you are.</li>
</ul>
<h2>2. Legal bases</h2>
<p>We handle personal data because it is necessary to conclude and perform the user agreement with you; because the law obliges us to, for example on network security, real-name registration and the keeping of logs; because you consent, as with optional profile data and sensitive data; and, where the GDPR applies, because of our legitimate interest in security and in preventing abuse. You can withdraw consent at any time; what was done before remains lawful.</p>
<h2>3. Cookies and local storage</h2>
<p>We use only the storage that the service itself needs, which is why there is no cookie banner:</p>
<ul>
<li><strong>Cookies:</strong> session (that you are logged in; scripts cannot read it, and it ends after 30 days without use), language (the one you chose), and on the way through a WeChat login one against forgery (ten minutes).</li>
<li><strong>Local storage:</strong> auth_token and isLogin (the counterpart of the login cookie, and a flag), language and language_app (the language), hasApp (whether you have been to the app store), scanCodeUrl (the page to return to after a WeChat login).</li>
<li><strong>Session storage:</strong> the state of the pages, such as the chosen tab or the number typed on the way to a login. It is gone when the tab is closed. Passwords are never written to any storage.</li>
</ul>
<p>Logging out clears what concerns you from the browser. You can also clear everything in the browser’s settings; the language then returns to its default.</p>
<h2>4. With whom we share</h2>
<p>We do not sell personal data. We give it to others only as follows, and only as far as necessary:</p>
<ul>
<li><strong>A text message provider:</strong> your number and the code, to send the message (at present Alibaba Cloud).</li>
<li><strong>An e-mail provider:</strong> your address and the message, to deliver it.</li>
<li><strong>WeChat:</strong> when you log in with it, or open or share a page inside it, WeChat learns of that visit under its own rules. Its script is loaded inside WeChat only.</li>
<li><strong>Hosting and storage providers:</strong> they keep data on our behalf and may use it for nothing else.</li>
<li><strong>Organisers, employers and project owners:</strong> what you yourself submit to enrol or apply. They are responsible for their use of it.</li>
<li><strong>The law:</strong> where an authority requires it in due process. Should the operator merge or be transferred, we tell you who receives the data; they remain bound by this policy.</li>
</ul>
<h2>5. Where data is kept, and for how long</h2>
<p>Data is kept on servers used by the operator. If you visit from another country or region, what you provide travels there directly. If data has to be given to a recipient abroad, we tell you separately, obtain your separate consent where required, and protect it as the law demands.</p>
<p>We keep your account and profile as long as the account exists. Codes and the proofs given on the way to a login are deleted within a day of expiring, and a login’s record when it ends. Request logs are kept as the law requires, usually six months; orders and invoices as tax law requires. Backups are replaced in turn; what was deleted is gone for good once the older backups are.</p>
<h2>6. Security</h2>
<p>Transport is encrypted. Passwords and codes are kept as hashes, guessing them is stopped, staff have only the rights their work needs, and logs contain neither passwords nor codes. Should there be a breach, we act at once and inform you and the authorities as the law requires.</p>
<h2>7. Your rights</h2>
<ul>
<li><strong>Access and export:</strong> see your data in Settings, and export what we keep of you as a JSON file.</li>
<li><strong>Correction:</strong> change your profile, number and e-mail address at any time.</li>
<li><strong>Deletion:</strong> delete your own content. After you ask for your account to be deleted there are 15 days in which you can log in and take it back; then your ways to log in, your profile and your connections are deleted, and public content that remains shows “deleted user”.</li>
<li><strong>Withdrawing consent, restriction, objection, explanation:</strong> empty optional profile fields, unbind WeChat, or contact us.</li>
</ul>
<p>Our system only points out words that may be prohibited; people decide. We make no fully automated decisions that affect you significantly. Exercising your rights is free of charge; once we have confirmed who you are, we answer within 15 working days, and in any case within the time the law sets. If you are not satisfied, you can complain to the cyberspace administration in China or to the data protection authority where you live, or go to court.</p>
<h2>8. Minors</h2>
<p>Data of children under 14 is sensitive and handled only with a guardian’s consent. Guardians can contact us to see, correct or delete it. Where we find that a child’s data was collected without consent, we delete it as soon as we can.</p>
<h2>9. Changes</h2>
<p>The date of this version stands at the head of the policy. When purposes, methods or recipients change in an important way, we announce it beforehand by a message or a notice on the platform, and ask for your consent again where it is needed.</p>
<h2>10. Contact</h2>
<p>The operator named at the head of this page is responsible for the handling described here (the controller, in the GDPR’s terms). For questions, requests and complaints, use the e-mail address, telephone number or postal address on the page <a href="/en/contact-us">Contact us</a> and mention “personal data”. This policy is written in Chinese and translated into English; where they differ, the Chinese text prevails.</p>`,
};
