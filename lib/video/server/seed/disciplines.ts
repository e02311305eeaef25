import { bioartWorks } from './bioart';
import type { Closing } from './closings';
import { dataWorks } from './data';
import { festivalWorks } from './festival';
import { generativeWorks } from './generative';
import { immersiveWorks } from './immersive';
import { installationWorks } from './installation';
import { intelligenceWorks } from './intelligence';
import { networkWorks } from './network';
import { performanceWorks } from './performance';
import { projectionWorks } from './projection';
import { roboticsWorks } from './robotics';
import { soundWorks } from './sound';
import { swarmWorks } from './swarm';
import type { SeedWork } from './work';

interface SeedDiscipline {
  works: SeedWork[];
  /** Numbers of the people who make them: `person-001` is 1. */
  makers: number[];
  /** Usual length in seconds, from and to. */
  seconds: readonly [number, number];
  /** Sentences that only this kind of work would end on. */
  closings: Closing[];
}

/** The kinds of work of the demonstration. */
export const disciplines = {
  installation: {
    works: installationWorks,
    makers: [1, 8, 31, 34, 4, 22],
    seconds: [75, 640],
    closings: [
      [
        '作品是展厅里唯一的光源，请在黑暗中多留三分钟。',
        'The work is the only light in the room; give your eyes three minutes.',
      ],
      [
        '由退役工业部件改造，全部可拆、可还。',
        'Built from retired industrial parts; all of it can be taken apart and returned.',
      ],
      ['每次仅限六人入场。', 'Six visitors at a time.'],
    ],
  },
  projection: {
    works: projectionWorks,
    makers: [24, 6, 10, 19, 35],
    seconds: [90, 780],
    closings: [
      [
        '投影未接触任何古建表面，亮度低于文保上限的一半。',
        'Nothing touched the old surfaces, and the light stayed below half of what conservation allows.',
      ],
      [
        '首演当晚有雾，第二晚没有，两版都在片中。',
        'There was fog on the first night and none on the second; both are in the film.',
      ],
    ],
  },
  generative: {
    works: generativeWorks,
    makers: [3, 15, 5, 22, 29],
    seconds: [15, 300],
    closings: [
      ['源代码随作品公开，共四十一行。', 'The source is published with the work: forty-one lines.'],
      [
        '每次运行都不相同，这一次的种子写在最后一帧。',
        'No two runs are alike; the seed of this one is in the last frame.',
      ],
      ['画面未经后期调色。', 'The picture has not been graded.'],
    ],
  },
  intelligence: {
    works: intelligenceWorks,
    makers: [21, 28, 3],
    seconds: [60, 900],
    closings: [
      ['训练数据均由作者本人收集并征得同意。', 'All training data was collected by the artist, with consent.'],
      ['片中文字由模型生成，错字予以保留。', 'The words in the film are the model’s; its mistakes were kept.'],
    ],
  },
  sound: {
    works: soundWorks,
    makers: [2, 36, 4, 33, 12],
    seconds: [120, 2100],
    closings: [
      ['画面只有一条波形，请放心闭眼。', 'There is nothing to see but a waveform; you may close your eyes.'],
      ['混音为双声道版，现场为六十四声道。', 'A stereo mix of a piece for sixty-four channels.'],
    ],
  },
  immersive: {
    works: immersiveWorks,
    makers: [23, 27, 34],
    seconds: [95, 1100],
    closings: [
      ['头显内画面录制，已做防眩晕处理。', 'Captured inside the headset and steadied for the screen.'],
      ['体验时长十二分钟，坐姿与站姿均可。', 'The piece lasts twelve minutes, seated or standing.'],
    ],
  },
  swarm: {
    works: swarmWorks,
    makers: [13, 30, 31],
    seconds: [45, 720],
    closings: [
      [
        '空域经批准使用，演出期间候鸟通道保持开放。',
        'Flown with permission; the corridor for migrating birds stayed open.',
      ],
      ['所有飞行器均已返航。', 'Every aircraft came home.'],
    ],
  },
  robotics: {
    works: roboticsWorks,
    makers: [20, 9, 18, 31],
    seconds: [60, 960],
    closings: [
      ['机器的失误没有剪掉。', 'The machine’s mistakes were not cut out.'],
      ['控制程序与图纸可免费下载。', 'Control code and drawings are free to download.'],
    ],
  },
  bioart: {
    works: bioartWorks,
    makers: [7, 29, 33],
    seconds: [80, 1500],
    closings: [
      ['所有样本在展后归还原处。', 'Every sample went back to where it came from.'],
      ['实验记录附在简介末尾的链接里。', 'The lab notes are linked from the artist’s page.'],
    ],
  },
  festival: {
    works: festivalWorks,
    makers: [25, 26, 11, 8],
    seconds: [180, 3300],
    closings: [
      ['拍摄于演出第三晚。', 'Filmed on the third night.'],
      ['片尾附全部布展人员名单。', 'The crew is named in full at the end.'],
    ],
  },
  data: {
    works: dataWorks,
    makers: [14, 28, 3],
    seconds: [50, 620],
    closings: [
      ['数据来源与清洗方法见片尾。', 'Sources and method are given at the end.'],
      ['个人信息均已去除，经纬度保留两位小数。', 'Personal data removed, coordinates rounded to two decimals.'],
    ],
  },
  performance: {
    works: performanceWorks,
    makers: [16, 4, 18, 35],
    seconds: [150, 3000],
    closings: [
      ['演出版时长七十分钟，此为节选。', 'An excerpt; the full evening lasts seventy minutes.'],
      ['排练一百一十天，公演三场。', 'A hundred and ten days of rehearsal, three performances.'],
    ],
  },
  network: {
    works: networkWorks,
    makers: [32, 17, 12, 27],
    seconds: [20, 540],
    closings: [
      ['作品仍在线，访问请避开阴天。', 'The work is still online; please avoid cloudy days.'],
      ['录屏，未做剪辑。', 'A screen recording, uncut.'],
    ],
  },
} satisfies Record<string, SeedDiscipline>;

export type Discipline = keyof typeof disciplines;
