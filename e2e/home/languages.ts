/** Both languages with their address and what the home page says in them. */
export const languages = [
  {
    name: 'zh',
    home: '/',
    prefix: '',
    lang: 'zh-CN',
    tabs: { discover: '发现', subscription: '个人订阅', channels: '频道', activities: '活动' },
    carousel: '精选推荐',
    advertisement: '广告',
    end: '已经到底了',
    noMore: '没有更多内容了',
    offline: '网络连接不上，请检查网络后重试。',
    retry: '重试',
    menu: '菜单',
    personalCentre: '个人中心',
    inProgress: '进行中',
  },
  {
    name: 'en',
    home: '/en',
    prefix: '/en',
    lang: 'en',
    tabs: {
      discover: 'Discover',
      subscription: 'Personal subscription',
      channels: 'Channels',
      activities: 'Activities',
    },
    carousel: 'Featured',
    advertisement: 'Ad',
    end: 'You have reached the end',
    noMore: 'No more data',
    offline: 'There is no connection. Please check your network and try again.',
    retry: 'Try again',
    menu: 'Menu',
    personalCentre: 'Personal center',
    inProgress: 'In progress',
  },
] as const;

/** What the product's own app adds to its web view's user agent. */
export const ownAppAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile LightfieldApp/1.0';
