/**
 * Provinces of China and, indented below each, its prefectures: the code of GB/T 2260 and the name in Chinese and in
 * English. A municipality has its districts there instead, and directly governed areas are among its prefectures. Names
 * are short, without the kind of the area where they are unambiguous.
 */
export const china = `
110000 北京 Beijing
  110101 东城 Dongcheng, 110102 西城 Xicheng, 110105 朝阳 Chaoyang, 110106 丰台 Fengtai, 110107 石景山 Shijingshan,
  110108 海淀 Haidian, 110109 门头沟 Mentougou, 110111 房山 Fangshan, 110112 通州 Tongzhou, 110113 顺义 Shunyi,
  110114 昌平 Changping, 110115 大兴 Daxing, 110116 怀柔 Huairou, 110117 平谷 Pinggu, 110118 密云 Miyun, 110119 延庆 Yanqing
120000 天津 Tianjin
  120101 和平 Heping, 120102 河东 Hedong, 120103 河西 Hexi, 120104 南开 Nankai, 120105 河北 Hebei, 120106 红桥 Hongqiao,
  120110 东丽 Dongli, 120111 西青 Xiqing, 120112 津南 Jinnan, 120113 北辰 Beichen, 120114 武清 Wuqing, 120115 宝坻 Baodi,
  120116 滨海 Binhai, 120117 宁河 Ninghe, 120118 静海 Jinghai, 120119 蓟州 Jizhou
130000 河北 Hebei
  130100 石家庄 Shijiazhuang, 130200 唐山 Tangshan, 130300 秦皇岛 Qinhuangdao, 130400 邯郸 Handan, 130500 邢台 Xingtai,
  130600 保定 Baoding, 130700 张家口 Zhangjiakou, 130800 承德 Chengde, 130900 沧州 Cangzhou, 131000 廊坊 Langfang,
  131100 衡水 Hengshui
140000 山西 Shanxi
  140100 太原 Taiyuan, 140200 大同 Datong, 140300 阳泉 Yangquan, 140400 长治 Changzhi, 140500 晋城 Jincheng, 140600 朔州 Shuozhou,
  140700 晋中 Jinzhong, 140800 运城 Yuncheng, 140900 忻州 Xinzhou, 141000 临汾 Linfen, 141100 吕梁 Lüliang
150000 内蒙古 Inner Mongolia
  150100 呼和浩特 Hohhot, 150200 包头 Baotou, 150300 乌海 Wuhai, 150400 赤峰 Chifeng, 150500 通辽 Tongliao, 150600 鄂尔多斯 Ordos,
  150700 呼伦贝尔 Hulunbuir, 150800 巴彦淖尔 Bayannur, 150900 乌兰察布 Ulanqab, 152200 兴安 Hinggan, 152500 锡林郭勒 Xilingol,
  152900 阿拉善 Alxa
210000 辽宁 Liaoning
  210100 沈阳 Shenyang, 210200 大连 Dalian, 210300 鞍山 Anshan, 210400 抚顺 Fushun, 210500 本溪 Benxi, 210600 丹东 Dandong,
  210700 锦州 Jinzhou, 210800 营口 Yingkou, 210900 阜新 Fuxin, 211000 辽阳 Liaoyang, 211100 盘锦 Panjin, 211200 铁岭 Tieling,
  211300 朝阳 Chaoyang, 211400 葫芦岛 Huludao
220000 吉林 Jilin
  220100 长春 Changchun, 220200 吉林市 Jilin City, 220300 四平 Siping, 220400 辽源 Liaoyuan, 220500 通化 Tonghua,
  220600 白山 Baishan, 220700 松原 Songyuan, 220800 白城 Baicheng, 222400 延边 Yanbian
230000 黑龙江 Heilongjiang
  230100 哈尔滨 Harbin, 230200 齐齐哈尔 Qiqihar, 230300 鸡西 Jixi, 230400 鹤岗 Hegang, 230500 双鸭山 Shuangyashan, 230600 大庆 Daqing,
  230700 伊春 Yichun, 230800 佳木斯 Jiamusi, 230900 七台河 Qitaihe, 231000 牡丹江 Mudanjiang, 231100 黑河 Heihe, 231200 绥化 Suihua,
  232700 大兴安岭 Da Hinggan Ling
310000 上海 Shanghai
  310101 黄浦 Huangpu, 310104 徐汇 Xuhui, 310105 长宁 Changning, 310106 静安 Jing'an, 310107 普陀 Putuo, 310109 虹口 Hongkou,
  310110 杨浦 Yangpu, 310112 闵行 Minhang, 310113 宝山 Baoshan, 310114 嘉定 Jiading, 310115 浦东 Pudong, 310116 金山 Jinshan,
  310117 松江 Songjiang, 310118 青浦 Qingpu, 310120 奉贤 Fengxian, 310151 崇明 Chongming
320000 江苏 Jiangsu
  320100 南京 Nanjing, 320200 无锡 Wuxi, 320300 徐州 Xuzhou, 320400 常州 Changzhou, 320500 苏州 Suzhou, 320600 南通 Nantong,
  320700 连云港 Lianyungang, 320800 淮安 Huai'an, 320900 盐城 Yancheng, 321000 扬州 Yangzhou, 321100 镇江 Zhenjiang,
  321200 泰州 Taizhou, 321300 宿迁 Suqian
330000 浙江 Zhejiang
  330100 杭州 Hangzhou, 330200 宁波 Ningbo, 330300 温州 Wenzhou, 330400 嘉兴 Jiaxing, 330500 湖州 Huzhou, 330600 绍兴 Shaoxing,
  330700 金华 Jinhua, 330800 衢州 Quzhou, 330900 舟山 Zhoushan, 331000 台州 Taizhou, 331100 丽水 Lishui
340000 安徽 Anhui
  340100 合肥 Hefei, 340200 芜湖 Wuhu, 340300 蚌埠 Bengbu, 340400 淮南 Huainan, 340500 马鞍山 Ma'anshan, 340600 淮北 Huaibei,
  340700 铜陵 Tongling, 340800 安庆 Anqing, 341000 黄山 Huangshan, 341100 滁州 Chuzhou, 341200 阜阳 Fuyang, 341300 宿州 Suzhou,
  341500 六安 Lu'an, 341600 亳州 Bozhou, 341700 池州 Chizhou, 341800 宣城 Xuancheng
350000 福建 Fujian
  350100 福州 Fuzhou, 350200 厦门 Xiamen, 350300 莆田 Putian, 350400 三明 Sanming, 350500 泉州 Quanzhou, 350600 漳州 Zhangzhou,
  350700 南平 Nanping, 350800 龙岩 Longyan, 350900 宁德 Ningde
360000 江西 Jiangxi
  360100 南昌 Nanchang, 360200 景德镇 Jingdezhen, 360300 萍乡 Pingxiang, 360400 九江 Jiujiang, 360500 新余 Xinyu,
  360600 鹰潭 Yingtan, 360700 赣州 Ganzhou, 360800 吉安 Ji'an, 360900 宜春 Yichun, 361000 抚州 Fuzhou, 361100 上饶 Shangrao
370000 山东 Shandong
  370100 济南 Jinan, 370200 青岛 Qingdao, 370300 淄博 Zibo, 370400 枣庄 Zaozhuang, 370500 东营 Dongying, 370600 烟台 Yantai,
  370700 潍坊 Weifang, 370800 济宁 Jining, 370900 泰安 Tai'an, 371000 威海 Weihai, 371100 日照 Rizhao, 371300 临沂 Linyi,
  371400 德州 Dezhou, 371500 聊城 Liaocheng, 371600 滨州 Binzhou, 371700 菏泽 Heze
410000 河南 Henan
  410100 郑州 Zhengzhou, 410200 开封 Kaifeng, 410300 洛阳 Luoyang, 410400 平顶山 Pingdingshan, 410500 安阳 Anyang,
  410600 鹤壁 Hebi, 410700 新乡 Xinxiang, 410800 焦作 Jiaozuo, 410900 濮阳 Puyang, 411000 许昌 Xuchang, 411100 漯河 Luohe,
  411200 三门峡 Sanmenxia, 411300 南阳 Nanyang, 411400 商丘 Shangqiu, 411500 信阳 Xinyang, 411600 周口 Zhoukou,
  411700 驻马店 Zhumadian, 419001 济源 Jiyuan
420000 湖北 Hubei
  420100 武汉 Wuhan, 420200 黄石 Huangshi, 420300 十堰 Shiyan, 420500 宜昌 Yichang, 420600 襄阳 Xiangyang, 420700 鄂州 Ezhou,
  420800 荆门 Jingmen, 420900 孝感 Xiaogan, 421000 荆州 Jingzhou, 421100 黄冈 Huanggang, 421200 咸宁 Xianning,
  421300 随州 Suizhou, 422800 恩施 Enshi, 429004 仙桃 Xiantao, 429005 潜江 Qianjiang, 429006 天门 Tianmen,
  429021 神农架 Shennongjia
430000 湖南 Hunan
  430100 长沙 Changsha, 430200 株洲 Zhuzhou, 430300 湘潭 Xiangtan, 430400 衡阳 Hengyang, 430500 邵阳 Shaoyang,
  430600 岳阳 Yueyang, 430700 常德 Changde, 430800 张家界 Zhangjiajie, 430900 益阳 Yiyang, 431000 郴州 Chenzhou,
  431100 永州 Yongzhou, 431200 怀化 Huaihua, 431300 娄底 Loudi, 433100 湘西 Xiangxi
440000 广东 Guangdong
  440100 广州 Guangzhou, 440200 韶关 Shaoguan, 440300 深圳 Shenzhen, 440400 珠海 Zhuhai, 440500 汕头 Shantou, 440600 佛山 Foshan,
  440700 江门 Jiangmen, 440800 湛江 Zhanjiang, 440900 茂名 Maoming, 441200 肇庆 Zhaoqing, 441300 惠州 Huizhou,
  441400 梅州 Meizhou, 441500 汕尾 Shanwei, 441600 河源 Heyuan, 441700 阳江 Yangjiang, 441800 清远 Qingyuan, 441900 东莞 Dongguan,
  442000 中山 Zhongshan, 445100 潮州 Chaozhou, 445200 揭阳 Jieyang, 445300 云浮 Yunfu
450000 广西 Guangxi
  450100 南宁 Nanning, 450200 柳州 Liuzhou, 450300 桂林 Guilin, 450400 梧州 Wuzhou, 450500 北海 Beihai,
  450600 防城港 Fangchenggang, 450700 钦州 Qinzhou, 450800 贵港 Guigang, 450900 玉林 Yulin, 451000 百色 Baise, 451100 贺州 Hezhou,
  451200 河池 Hechi, 451300 来宾 Laibin, 451400 崇左 Chongzuo
460000 海南 Hainan
  460100 海口 Haikou, 460200 三亚 Sanya, 460300 三沙 Sansha, 460400 儋州 Danzhou, 469001 五指山 Wuzhishan, 469002 琼海 Qionghai,
  469005 文昌 Wenchang, 469006 万宁 Wanning, 469007 东方 Dongfang, 469021 定安 Ding'an, 469022 屯昌 Tunchang,
  469023 澄迈 Chengmai, 469024 临高 Lingao, 469025 白沙 Baisha, 469026 昌江 Changjiang, 469027 乐东 Ledong, 469028 陵水 Lingshui,
  469029 保亭 Baoting, 469030 琼中 Qiongzhong
500000 重庆 Chongqing
  500101 万州 Wanzhou, 500102 涪陵 Fuling, 500103 渝中 Yuzhong, 500104 大渡口 Dadukou, 500105 江北 Jiangbei,
  500106 沙坪坝 Shapingba, 500107 九龙坡 Jiulongpo, 500108 南岸 Nan'an, 500109 北碚 Beibei, 500110 綦江 Qijiang, 500111 大足 Dazu,
  500112 渝北 Yubei, 500113 巴南 Banan, 500114 黔江 Qianjiang, 500115 长寿 Changshou, 500116 江津 Jiangjin, 500117 合川 Hechuan,
  500118 永川 Yongchuan, 500119 南川 Nanchuan, 500120 璧山 Bishan, 500151 铜梁 Tongliang, 500152 潼南 Tongnan,
  500153 荣昌 Rongchang, 500154 开州 Kaizhou, 500155 梁平 Liangping, 500156 武隆 Wulong, 500229 城口 Chengkou, 500230 丰都 Fengdu,
  500231 垫江 Dianjiang, 500233 忠县 Zhongxian, 500235 云阳 Yunyang, 500236 奉节 Fengjie, 500237 巫山 Wushan, 500238 巫溪 Wuxi,
  500240 石柱 Shizhu, 500241 秀山 Xiushan, 500242 酉阳 Youyang, 500243 彭水 Pengshui
510000 四川 Sichuan
  510100 成都 Chengdu, 510300 自贡 Zigong, 510400 攀枝花 Panzhihua, 510500 泸州 Luzhou, 510600 德阳 Deyang, 510700 绵阳 Mianyang,
  510800 广元 Guangyuan, 510900 遂宁 Suining, 511000 内江 Neijiang, 511100 乐山 Leshan, 511300 南充 Nanchong, 511400 眉山 Meishan,
  511500 宜宾 Yibin, 511600 广安 Guang'an, 511700 达州 Dazhou, 511800 雅安 Ya'an, 511900 巴中 Bazhong, 512000 资阳 Ziyang,
  513200 阿坝 Ngawa, 513300 甘孜 Garzê, 513400 凉山 Liangshan
520000 贵州 Guizhou
  520100 贵阳 Guiyang, 520200 六盘水 Liupanshui, 520300 遵义 Zunyi, 520400 安顺 Anshun, 520500 毕节 Bijie, 520600 铜仁 Tongren,
  522300 黔西南 Qianxinan, 522600 黔东南 Qiandongnan, 522700 黔南 Qiannan
530000 云南 Yunnan
  530100 昆明 Kunming, 530300 曲靖 Qujing, 530400 玉溪 Yuxi, 530500 保山 Baoshan, 530600 昭通 Zhaotong, 530700 丽江 Lijiang,
  530800 普洱 Pu'er, 530900 临沧 Lincang, 532300 楚雄 Chuxiong, 532500 红河 Honghe, 532600 文山 Wenshan,
  532800 西双版纳 Xishuangbanna, 532900 大理 Dali, 533100 德宏 Dehong, 533300 怒江 Nujiang, 533400 迪庆 Dêqên
540000 西藏 Xizang (Tibet)
  540100 拉萨 Lhasa, 540200 日喀则 Shigatse, 540300 昌都 Qamdo, 540400 林芝 Nyingchi, 540500 山南 Shannan, 540600 那曲 Nagqu,
  542500 阿里 Ngari
610000 陕西 Shaanxi
  610100 西安 Xi'an, 610200 铜川 Tongchuan, 610300 宝鸡 Baoji, 610400 咸阳 Xianyang, 610500 渭南 Weinan, 610600 延安 Yan'an,
  610700 汉中 Hanzhong, 610800 榆林 Yulin, 610900 安康 Ankang, 611000 商洛 Shangluo
620000 甘肃 Gansu
  620100 兰州 Lanzhou, 620200 嘉峪关 Jiayuguan, 620300 金昌 Jinchang, 620400 白银 Baiyin, 620500 天水 Tianshui, 620600 武威 Wuwei,
  620700 张掖 Zhangye, 620800 平凉 Pingliang, 620900 酒泉 Jiuquan, 621000 庆阳 Qingyang, 621100 定西 Dingxi, 621200 陇南 Longnan,
  622900 临夏 Linxia, 623000 甘南 Gannan
630000 青海 Qinghai
  630100 西宁 Xining, 630200 海东 Haidong, 632200 海北 Haibei, 632300 黄南 Huangnan, 632500 海南州 Hainan Prefecture,
  632600 果洛 Golog, 632700 玉树 Yushu, 632800 海西 Haixi
640000 宁夏 Ningxia
  640100 银川 Yinchuan, 640200 石嘴山 Shizuishan, 640300 吴忠 Wuzhong, 640400 固原 Guyuan, 640500 中卫 Zhongwei
650000 新疆 Xinjiang
  650100 乌鲁木齐 Urumqi, 650200 克拉玛依 Karamay, 650400 吐鲁番 Turpan, 650500 哈密 Hami, 652300 昌吉 Changji, 652700 博尔塔拉 Bortala,
  652800 巴音郭楞 Bayingolin, 652900 阿克苏 Aksu, 653000 克孜勒苏 Kizilsu, 653100 喀什 Kashgar, 653200 和田 Hotan, 654000 伊犁 Ili,
  654200 塔城 Tacheng, 654300 阿勒泰 Altay, 659001 石河子 Shihezi, 659002 阿拉尔 Aral, 659003 图木舒克 Tumxuk, 659004 五家渠 Wujiaqu,
  659005 北屯 Beitun, 659006 铁门关 Tiemenguan, 659007 双河 Shuanghe, 659008 可克达拉 Kokdala, 659009 昆玉 Kunyu,
  659010 胡杨河 Huyanghe, 659011 新星 Xinxing, 659012 白杨 Baiyang
710000 台湾 Taiwan
810000 香港 Hong Kong
820000 澳门 Macao
`;
