/** Providers where anybody has an address: sharing one says nothing of an organisation. */
const publicProviders = new Set(
  `qq.com vip.qq.com foxmail.com 163.com vip.163.com 126.com vip.126.com 188.com yeah.net sina.com sina.cn vip.sina.com sohu.com
  aliyun.com 139.com 189.cn 21cn.com wo.cn tom.com gmail.com googlemail.com outlook.com hotmail.com live.com live.cn msn.com
  icloud.com me.com mac.com yahoo.com yahoo.co.jp yahoo.com.tw ymail.com proton.me protonmail.com pm.me gmx.com gmx.de gmx.net
  web.de mail.com mail.ru yandex.com yandex.ru naver.com hanmail.net daum.net zoho.com fastmail.com hey.com tutanota.com
  aol.com`.split(/\s+/),
);

/** The domain of an organisation's e-mail address, in lower case; null for one of a public provider. */
export function organisationOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return publicProviders.has(domain) ? null : domain;
}

/** Whether two domains are of one organisation: they are equal, or one is below the other. */
export function isSameOrganisation(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
