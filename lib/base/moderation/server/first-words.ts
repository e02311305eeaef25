/**
 * The initial words of every site: gambling, pornography, drugs, fraud. In the form of `wordKey`. A migration inserted
 * them and staff edit the table, so this list is never changed.
 */
export const firstWords = [
  ...['赌博', '赌场', '博彩', '六合彩', '时时彩', '百家乐', '真人荷官', '赌球'],
  ...['online casino', 'casino bonus', 'sports betting', 'online betting', 'betting tips', 'baccarat'],
  ...['色情', '黄色网站', '成人电影', '裸聊', '援交', '约炮', '卖淫', '嫖娼', '包夜服务'],
  ...['porn', 'porno', 'pornography', 'xxx video', 'escort service', 'escort girls', 'sex chat'],
  ...['毒品', '冰毒', '海洛因', '摇头丸', '可卡因', '大麻出售', '迷奸药', '听话水'],
  ...['cocaine', 'heroin', 'methamphetamine', 'crystal meth', 'fentanyl', 'buy weed', 'ecstasy pills'],
  ...['刷单返利', '代开发票', '办假证', '传销', '高利贷', '裸贷', '洗钱', '收购银行卡', '信用卡套现', '代考'],
  ...['ponzi scheme', 'pyramid scheme', 'get rich quick', 'money laundering', 'counterfeit money', 'fake passport'],
  ...['double your money', 'loan shark'],
];
