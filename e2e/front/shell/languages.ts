/** Both languages with the messages of their addresses, their frame and the app's prompts. */
export const languages = [
  {
    name: 'zh',
    prefix: '',
    home: '/',
    marker: '#!zh',
    lang: 'zh-CN',
    title: '光场',
    toggle: 'EN，英文版',
    logo: '光场首页',
    back: '返回',
    skip: '跳到内容',
    share: '分享',
    copied: '链接已复制，也可以点右上角“···”分享',
    getApp: '下载 App',
    banner: '光场 App',
    prompt: 'App 提示',
    close: '关闭 App 提示',
    download: '下载 App',
    open: '打开 App',
    apk: '下载安装包',
    loggingIn: '正在登录…',
    shareHere: '分享这个地址',
  },
  {
    name: 'en',
    prefix: '/en',
    home: '/en',
    marker: '#!en',
    lang: 'en',
    title: 'Lightfield',
    toggle: '中文, Chinese version',
    logo: 'Lightfield home',
    back: 'Back',
    skip: 'Skip to content',
    share: 'Share',
    copied: 'Link copied. You can also share from the ··· menu at the top right',
    getApp: 'Get the app',
    banner: 'Lightfield app',
    prompt: 'App prompt',
    close: 'Close the app prompt',
    download: 'Download app',
    open: 'Open app',
    apk: 'Download for Android',
    loggingIn: 'Logging you in…',
    shareHere: 'Share this address',
  },
] as const;
type Language = (typeof languages)[number];

export function otherThan({ name }: Language): Language {
  return name === 'zh' ? languages[1] : languages[0];
}
