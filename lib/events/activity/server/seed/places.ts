/** Where a demonstration activity takes place; the city is an id of the area dictionary. */
export interface SeedPlace {
  cityId: string;
  venueZh: string;
  venueEn: string;
  addressZh: string;
  addressEn: string;
}

const place = (
  cityId: string,
  [venueZh, venueEn]: readonly [zh: string, en: string],
  [addressZh, addressEn]: readonly [zh: string, en: string],
): SeedPlace => ({ cityId, venueZh, venueEn, addressZh, addressEn });

/** The places of the demonstration's activities, all made up. */
export const places = {
  hall: place(
    'CN-310106',
    ['光场小厅', 'Lightfield Hall'],
    ['静安区万航渡路 88 弄 3 号，进弄堂右手第二个门', 'Lane 88, 3 Wanhangdu Road, Jing’an; second door on the right'],
  ),
  shed: place(
    'CN-310104',
    ['七号棚', 'Shed No. 7'],
    ['徐汇区龙腾大道 2560 号，老煤仓北侧', '2560 Longteng Avenue, Xuhui, north of the old coal bunker'],
  ),
  factory: place(
    'CN-440100',
    ['周末工厂一楼', 'Weekend Factory, ground floor'],
    ['海珠区工业大道南 501 号 12 栋，货梯旁', 'Building 12, 501 South Industry Avenue, Haizhu; by the goods lift'],
  ),
  garden: place(
    'CN-110105',
    ['半亩地', 'The Half Acre'],
    [
      '朝阳区崔各庄东营北街 9 号，菜地尽头的白房子',
      '9 Dongying North Street, Chaoyang; the white house behind the vegetables',
    ],
  ),
  quarry: place(
    'CN-450300',
    ['石灰石工作室', 'Limestone Studio'],
    ['阳朔县兴坪镇渔村路 6 号', '6 Fishing Village Road, Xingping, Yangshuo'],
  ),
  loft: place(
    'CN-320500',
    ['仓街阁楼', 'The Loft on Cang Street'],
    ['姑苏区仓街 147 号三楼', 'Third floor, 147 Cang Street, Gusu'],
  ),
  pier: place(
    'CN-350200',
    ['旧轮渡码头', 'The Old Ferry Pier'],
    ['思明区鹭江道 62 号，三号趸船', '62 Lujiang Road, Siming; pontoon no. 3'],
  ),
  yard: place(
    'CN-500108',
    ['声学后院', 'Acoustic Backyard'],
    ['南岸区弹子石老街 21 号，下坡第三个院子', '21 Danzishi Old Street, Nan’an; third yard down the slope'],
  ),
  tower: place(
    'CN-330100',
    ['湖边旧水塔', 'The Water Tower by the Lake'],
    ['西湖区杨公堤 30 号内', 'Inside 30 Yanggong Causeway, Xihu'],
  ),
  boiler: place(
    'CN-510100',
    ['锅炉房', 'The Boiler House'],
    ['成华区建设南支路 4 号，红砖烟囱下', '4 Jianshe South Branch Road, Chenghua; below the brick chimney'],
  ),
  wall: place(
    'CN-610100',
    ['城墙永宁门瓮城', 'Yongning Gate, City Wall'],
    ['碑林区南大街 2 号，由南侧吊桥入', '2 South Street, Beilin; enter by the south drawbridge'],
  ),
  snow: place(
    'CN-230100',
    ['江北雪场', 'The Snowfield across the River'],
    ['松北区太阳岛路 1 号，三号门', '1 Sun Island Road, Songbei; gate 3'],
  ),
  square: place(
    'CN-440300',
    ['海边南广场', 'South Square by the Sea'],
    ['南山区望海路 1187 号，灯塔前', '1187 Wanghai Road, Nanshan; in front of the lighthouse'],
  ),
  harbour: place(
    'SE',
    ['十一号仓库', 'Magasin 11'],
    ['斯德哥尔摩自由港，十一号仓库', 'Magasin 11, Frihamnen, Stockholm'],
  ),
} as const satisfies Record<string, SeedPlace>;
