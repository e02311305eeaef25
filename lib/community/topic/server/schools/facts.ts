/**
 * Art schools of China, as the directory has them: a province with its code of GB/T 2260, its cities, their schools.
 * A school has its name in Chinese and in English, the pinyin of the first and, where it has one of its own, its site.
 */
export const schoolFacts = `
110000 北京 Beijing
  北京 Beijing
    中央美术学院 | Central Academy of Fine Arts | zhong yang mei shu xue yuan | www.cafa.edu.cn
    清华大学美术学院 | Academy of Arts & Design, Tsinghua University | qing hua da xue mei shu xue yuan | www.ad.tsinghua.edu.cn
    中央戏剧学院 | The Central Academy of Drama | zhong yang xi ju xue yuan | www.zhongxi.cn
    北京电影学院 | Beijing Film Academy | bei jing dian ying xue yuan | www.bfa.edu.cn
    北京服装学院 | Beijing Institute of Fashion Technology | bei jing fu zhuang xue yuan | www.bift.edu.cn
    中国戏曲学院 | National Academy of Chinese Theatre Arts | zhong guo xi qu xue yuan | www.nacta.edu.cn
    北京大学艺术学院 | School of Arts, Peking University | bei jing da xue yi shu xue yuan | www.art.pku.edu.cn
    中央民族大学美术学院 | Academy of Fine Arts, Minzu University of China | zhong yang min zu da xue mei shu xue yuan
    首都师范大学美术学院 | College of Fine Arts, Capital Normal University | shou du shi fan da xue mei shu xue yuan
120000 天津 Tianjin
  天津 Tianjin
    天津美术学院 | Tianjin Academy of Fine Arts | tian jin mei shu xue yuan | www.tjarts.edu.cn
130000 河北 Hebei
  石家庄 Shijiazhuang
    河北美术学院 | Hebei Academy of Fine Arts | he bei mei shu xue yuan
140000 山西 Shanxi
  太原 Taiyuan
    山西大学美术学院 | School of Fine Arts, Shanxi University | shan xi da xue mei shu xue yuan
150000 内蒙古 Inner Mongolia
  呼和浩特 Hohhot
    内蒙古艺术学院 | Inner Mongolia Arts University | nei meng gu yi shu xue yuan
210000 辽宁 Liaoning
  沈阳 Shenyang
    鲁迅美术学院 | LuXun Academy of Fine Arts | lu xun mei shu xue yuan | www.lumei.edu.cn
220000 吉林 Jilin
  长春 Changchun
    吉林艺术学院 | Jilin University of Arts | ji lin yi shu xue yuan | www.jlart.edu.cn
    东北师范大学美术学院 | School of Fine Arts, Northeast Normal University | dong bei shi fan da xue mei shu xue yuan
230000 黑龙江 Heilongjiang
  哈尔滨 Harbin
    哈尔滨师范大学美术学院 | College of Fine Arts, Harbin Normal University | ha er bin shi fan da xue mei shu xue yuan
310000 上海 Shanghai
  上海 Shanghai
    上海大学上海美术学院 | Shanghai Academy of Fine Arts, Shanghai University | shang hai da xue shang hai mei shu xue yuan
    上海戏剧学院 | Shanghai Theatre Academy | shang hai xi ju xue yuan | www.sta.edu.cn
    上海视觉艺术学院 | Shanghai Institute of Visual Arts | shang hai shi jue yi shu xue yuan | www.siva.edu.cn
    同济大学设计创意学院 | College of Design and Innovation, Tongji University | tong ji da xue she ji chuang yi xue yuan | tjdi.tongji.edu.cn
    华东师范大学美术学院 | School of Fine Arts, East China Normal University | hua dong shi fan da xue mei shu xue yuan
320000 江苏 Jiangsu
  南京 Nanjing
    南京艺术学院 | Nanjing University of the Arts | nan jing yi shu xue yuan | www.nua.edu.cn
    南京师范大学美术学院 | School of Fine Arts, Nanjing Normal University | nan jing shi fan da xue mei shu xue yuan
  无锡 Wuxi
    江南大学设计学院 | School of Design, Jiangnan University | jiang nan da xue she ji xue yuan
  苏州 Suzhou
    苏州大学艺术学院 | School of Art, Soochow University | su zhou da xue yi shu xue yuan
330000 浙江 Zhejiang
  杭州 Hangzhou
    中国美术学院 | China Academy of Art | zhong guo mei shu xue yuan | www.caa.edu.cn
    浙江大学艺术与考古学院 | School of Art and Archaeology, Zhejiang University | zhe jiang da xue yi shu yu kao gu xue yuan
340000 安徽 Anhui
  芜湖 Wuhu
    安徽师范大学美术学院 | College of Fine Arts, Anhui Normal University | an hui shi fan da xue mei shu xue yuan
350000 福建 Fujian
  福州 Fuzhou
    福建师范大学美术学院 | College of Fine Arts, Fujian Normal University | fu jian shi fan da xue mei shu xue yuan
  厦门 Xiamen
    厦门大学艺术学院 | Art College, Xiamen University | xia men da xue yi shu xue yuan
    福州大学厦门工艺美术学院 | Xiamen Academy of Arts and Design, Fuzhou University | fu zhou da xue xia men gong yi mei shu xue yuan
360000 江西 Jiangxi
  景德镇 Jingdezhen
    景德镇陶瓷大学 | Jingdezhen Ceramic University | jing de zhen tao ci da xue | www.jcu.edu.cn
  南昌 Nanchang
    江西师范大学美术学院 | College of Fine Arts, Jiangxi Normal University | jiang xi shi fan da xue mei shu xue yuan
370000 山东 Shandong
  济南 Jinan
    山东艺术学院 | Shandong University of Arts | shan dong yi shu xue yuan | www.sdca.edu.cn
    山东工艺美术学院 | Shandong University of Art & Design | shan dong gong yi mei shu xue yuan | www.sdada.edu.cn
410000 河南 Henan
  郑州 Zhengzhou
    郑州轻工业大学艺术设计学院 | School of Art and Design, Zhengzhou University of Light Industry | zheng zhou qing gong ye da xue yi shu she ji xue yuan
420000 湖北 Hubei
  武汉 Wuhan
    湖北美术学院 | Hubei Institute of Fine Arts | hu bei mei shu xue yuan | www.hifa.edu.cn
    武汉理工大学艺术与设计学院 | School of Art and Design, Wuhan University of Technology | wu han li gong da xue yi shu yu she ji xue yuan
    华中师范大学美术学院 | School of Fine Arts, Central China Normal University | hua zhong shi fan da xue mei shu xue yuan
430000 湖南 Hunan
  长沙 Changsha
    湖南大学设计艺术学院 | School of Design, Hunan University | hu nan da xue she ji yi shu xue yuan | design.hnu.edu.cn
    湖南师范大学美术学院 | College of Fine Arts, Hunan Normal University | hu nan shi fan da xue mei shu xue yuan
440000 广东 Guangdong
  广州 Guangzhou
    广州美术学院 | Guangzhou Academy of Fine Arts | guang zhou mei shu xue yuan | www.gzarts.edu.cn
    华南师范大学美术学院 | School of Fine Arts, South China Normal University | hua nan shi fan da xue mei shu xue yuan
  汕头 Shantou
    汕头大学长江艺术与设计学院 | Cheung Kong School of Art and Design, Shantou University | shan tou da xue chang jiang yi shu yu she ji xue yuan
450000 广西 Guangxi
  南宁 Nanning
    广西艺术学院 | Guangxi Arts University | guang xi yi shu xue yuan | www.gxau.edu.cn
460000 海南 Hainan
  海口 Haikou
    海南师范大学美术学院 | College of Fine Arts, Hainan Normal University | hai nan shi fan da xue mei shu xue yuan
500000 重庆 Chongqing
  重庆 Chongqing
    四川美术学院 | Sichuan Fine Arts Institute | si chuan mei shu xue yuan | www.scfai.edu.cn
    西南大学美术学院 | College of Fine Arts, Southwest University | xi nan da xue mei shu xue yuan
    重庆大学艺术学院 | School of Arts, Chongqing University | chong qing da xue yi shu xue yuan
510000 四川 Sichuan
  成都 Chengdu
    四川大学艺术学院 | College of Arts, Sichuan University | si chuan da xue yi shu xue yuan
520000 贵州 Guizhou
  贵阳 Guiyang
    贵州师范大学美术学院 | School of Fine Arts, Guizhou Normal University | gui zhou shi fan da xue mei shu xue yuan
530000 云南 Yunnan
  昆明 Kunming
    云南艺术学院 | Yunnan Arts University | yun nan yi shu xue yuan | www.ynart.edu.cn
540000 西藏 Xizang (Tibet)
  拉萨 Lhasa
    西藏大学艺术学院 | School of Arts, Tibet University | xi zang da xue yi shu xue yuan
610000 陕西 Shaanxi
  西安 Xi’an
    西安美术学院 | Xi’an Academy of Fine Arts | xi an mei shu xue yuan | www.xafa.edu.cn
    陕西师范大学美术学院 | School of Fine Arts, Shaanxi Normal University | shan xi shi fan da xue mei shu xue yuan
620000 甘肃 Gansu
  兰州 Lanzhou
    西北师范大学美术学院 | College of Fine Arts, Northwest Normal University | xi bei shi fan da xue mei shu xue yuan
630000 青海 Qinghai
  西宁 Xining
    青海师范大学美术学院 | College of Fine Arts, Qinghai Normal University | qing hai shi fan da xue mei shu xue yuan
640000 宁夏 Ningxia
  银川 Yinchuan
    宁夏大学美术学院 | School of Fine Arts, Ningxia University | ning xia da xue mei shu xue yuan
650000 新疆 Xinjiang
  乌鲁木齐 Urumqi
    新疆艺术学院 | Xinjiang Arts University | xin jiang yi shu xue yuan
`;
