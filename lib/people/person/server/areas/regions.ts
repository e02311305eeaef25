import { china } from './china';

/**
 * The regions of a country by its code: each with its own code (the part of ISO 3166-2 after the country's, in China
 * that of GB/T 2260) and its name in Chinese and in English. Only countries whose regions have well-known names in both
 * languages have any; for others only the country is chosen.
 */
export const regions: Readonly<Record<string, string>> = {
  CN: china,
  AU: `
    NSW 新南威尔士 New South Wales, VIC 维多利亚 Victoria, QLD 昆士兰 Queensland, WA 西澳大利亚 Western Australia,
    SA 南澳大利亚 South Australia, TAS 塔斯马尼亚 Tasmania, ACT 首都领地 Australian Capital Territory,
    NT 北领地 Northern Territory`,
  CA: `
    ON 安大略 Ontario, QC 魁北克 Quebec, BC 不列颠哥伦比亚 British Columbia, AB 艾伯塔 Alberta, MB 马尼托巴 Manitoba,
    SK 萨斯喀彻温 Saskatchewan, NS 新斯科舍 Nova Scotia, NB 新不伦瑞克 New Brunswick,
    NL 纽芬兰与拉布拉多 Newfoundland and Labrador, PE 爱德华王子岛 Prince Edward Island,
    NT 西北地区 Northwest Territories, YT 育空 Yukon, NU 努纳武特 Nunavut`,
  DE: `
    BE 柏林 Berlin, HH 汉堡 Hamburg, HB 不来梅 Bremen, BW 巴登-符腾堡 Baden-Württemberg, BY 巴伐利亚 Bavaria,
    BB 勃兰登堡 Brandenburg, HE 黑森 Hesse, MV 梅克伦堡-前波美拉尼亚 Mecklenburg-Western Pomerania,
    NI 下萨克森 Lower Saxony, NW 北莱茵-威斯特法伦 North Rhine-Westphalia, RP 莱茵兰-普法尔茨 Rhineland-Palatinate,
    SL 萨尔 Saarland, SN 萨克森 Saxony, ST 萨克森-安哈尔特 Saxony-Anhalt, SH 石勒苏益格-荷尔斯泰因 Schleswig-Holstein,
    TH 图林根 Thuringia`,
  FR: `
    IDF 法兰西岛 Île-de-France, ARA 奥弗涅-罗讷-阿尔卑斯 Auvergne-Rhône-Alpes,
    BFC 勃艮第-弗朗什-孔泰 Bourgogne-Franche-Comté, BRE 布列塔尼 Brittany, CVL 中央-卢瓦尔河谷 Centre-Val de Loire,
    20R 科西嘉 Corsica, GES 大东部 Grand Est, HDF 上法兰西 Hauts-de-France, NOR 诺曼底 Normandy,
    NAQ 新阿基坦 Nouvelle-Aquitaine, OCC 奥克西塔尼 Occitania, PDL 卢瓦尔河地区 Pays de la Loire,
    PAC 普罗旺斯-阿尔卑斯-蓝色海岸 Provence-Alpes-Côte d'Azur`,
  GB: `ENG 英格兰 England, SCT 苏格兰 Scotland, WLS 威尔士 Wales, NIR 北爱尔兰 Northern Ireland`,
  JP: `
    01 北海道 Hokkaido, 02 青森 Aomori, 03 岩手 Iwate, 04 宫城 Miyagi, 05 秋田 Akita, 06 山形 Yamagata,
    07 福岛 Fukushima, 08 茨城 Ibaraki, 09 栃木 Tochigi, 10 群马 Gunma, 11 埼玉 Saitama, 12 千叶 Chiba, 13 东京 Tokyo,
    14 神奈川 Kanagawa, 15 新潟 Niigata, 16 富山 Toyama, 17 石川 Ishikawa, 18 福井 Fukui, 19 山梨 Yamanashi,
    20 长野 Nagano, 21 岐阜 Gifu, 22 静冈 Shizuoka, 23 爱知 Aichi, 24 三重 Mie, 25 滋贺 Shiga, 26 京都 Kyoto,
    27 大阪 Osaka, 28 兵库 Hyogo, 29 奈良 Nara, 30 和歌山 Wakayama, 31 鸟取 Tottori, 32 岛根 Shimane, 33 冈山 Okayama,
    34 广岛 Hiroshima, 35 山口 Yamaguchi, 36 德岛 Tokushima, 37 香川 Kagawa, 38 爱媛 Ehime, 39 高知 Kochi,
    40 福冈 Fukuoka, 41 佐贺 Saga, 42 长崎 Nagasaki, 43 熊本 Kumamoto, 44 大分 Oita, 45 宫崎 Miyazaki,
    46 鹿儿岛 Kagoshima, 47 冲绳 Okinawa`,
  KR: `
    11 首尔 Seoul, 26 釜山 Busan, 27 大邱 Daegu, 28 仁川 Incheon, 29 光州 Gwangju, 30 大田 Daejeon, 31 蔚山 Ulsan,
    50 世宗 Sejong, 41 京畿 Gyeonggi, 42 江原 Gangwon, 43 忠清北道 North Chungcheong, 44 忠清南道 South Chungcheong,
    45 全罗北道 North Jeolla, 46 全罗南道 South Jeolla, 47 庆尚北道 North Gyeongsang, 48 庆尚南道 South Gyeongsang,
    49 济州 Jeju`,
  US: `
    AL 亚拉巴马 Alabama, AK 阿拉斯加 Alaska, AZ 亚利桑那 Arizona, AR 阿肯色 Arkansas, CA 加利福尼亚 California,
    CO 科罗拉多 Colorado, CT 康涅狄格 Connecticut, DE 特拉华 Delaware, DC 华盛顿哥伦比亚特区 Washington D.C.,
    FL 佛罗里达 Florida, GA 佐治亚 Georgia, HI 夏威夷 Hawaii, ID 爱达荷 Idaho, IL 伊利诺伊 Illinois,
    IN 印第安纳 Indiana, IA 艾奥瓦 Iowa, KS 堪萨斯 Kansas, KY 肯塔基 Kentucky, LA 路易斯安那 Louisiana, ME 缅因 Maine,
    MD 马里兰 Maryland, MA 马萨诸塞 Massachusetts, MI 密歇根 Michigan, MN 明尼苏达 Minnesota, MS 密西西比 Mississippi,
    MO 密苏里 Missouri, MT 蒙大拿 Montana, NE 内布拉斯加 Nebraska, NV 内华达 Nevada, NH 新罕布什尔 New Hampshire,
    NJ 新泽西 New Jersey, NM 新墨西哥 New Mexico, NY 纽约 New York, NC 北卡罗来纳 North Carolina,
    ND 北达科他 North Dakota, OH 俄亥俄 Ohio, OK 俄克拉何马 Oklahoma, OR 俄勒冈 Oregon, PA 宾夕法尼亚 Pennsylvania,
    RI 罗得岛 Rhode Island, SC 南卡罗来纳 South Carolina, SD 南达科他 South Dakota, TN 田纳西 Tennessee,
    TX 得克萨斯 Texas, UT 犹他 Utah, VT 佛蒙特 Vermont, VA 弗吉尼亚 Virginia, WA 华盛顿州 Washington,
    WV 西弗吉尼亚 West Virginia, WI 威斯康星 Wisconsin, WY 怀俄明 Wyoming`,
};
