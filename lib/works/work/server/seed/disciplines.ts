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
  /** Sentences that fit only this kind of work. */
  closings: Closing[];
}

/** The kinds of work of the demonstration. */
export const disciplines = {
  installation: {
    works: installationWorks,
    makers: [1, 8, 31, 34, 4, 22],
    seconds: [75, 640],
    closings: [
      ['每次仅限六人入场。', 'Six visitors at a time.'],
      ['建议独自观看。', 'Best seen alone.'],
      ['全部可拆、可还，不留痕迹。', 'All of it can be taken down and returned; nothing stays behind.'],
    ],
  },
  projection: {
    works: projectionWorks,
    makers: [24, 6, 10, 19, 35],
    seconds: [90, 780],
    closings: [
      ['对位用去十一个夜晚，演出用去一个。', 'Eleven nights of alignment, one of performance.'],
      ['亮度按周边住户窗帘的厚度校正。', 'Brightness was set to the thickness of the neighbours’ curtains.'],
    ],
  },
  generative: {
    works: generativeWorks,
    makers: [3, 15, 5, 22, 29],
    seconds: [15, 300],
    closings: [
      ['源代码随作品公开。', 'The source is published with the work.'],
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
      ['训练数据均已征得同意。', 'All training data is used with consent.'],
      ['片中文字由模型生成，错字予以保留。', 'The words in the film are the model’s; its mistakes were kept.'],
    ],
  },
  sound: {
    works: soundWorks,
    makers: [2, 36, 4, 33, 12],
    seconds: [120, 2100],
    closings: [
      ['画面只有一条波形，请放心闭眼。', 'There is nothing to see but a waveform; you may close your eyes.'],
      ['此为双声道混音。', 'This is the stereo mix.'],
    ],
  },
  immersive: {
    works: immersiveWorks,
    makers: [23, 27, 34],
    seconds: [95, 1100],
    closings: [
      ['画面录自设备内部，已做防抖处理。', 'Captured inside the device and steadied for the screen.'],
      ['晕眩属于个人体验，与作品无关。', 'Dizziness is personal and no part of the work.'],
    ],
  },
  swarm: {
    works: swarmWorks,
    makers: [13, 30, 31],
    seconds: [45, 720],
    closings: [
      ['演出经批准，候鸟通道保持开放。', 'Performed with permission; the corridor for migrating birds stayed open.'],
      ['所有设备均已回收。', 'All equipment was recovered.'],
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
      ['实验已通过伦理审查。', 'Passed by the ethics board.'],
      ['实验记录见作者主页。', 'The lab notes are on the artist’s page.'],
    ],
  },
  festival: {
    works: festivalWorks,
    makers: [25, 26, 11, 8],
    seconds: [180, 3300],
    closings: [
      ['影像经所有出镜者同意。', 'Shown with the consent of everybody in it.'],
      ['片尾附全部布展人员名单。', 'The crew is named in full at the end.'],
    ],
  },
  data: {
    works: dataWorks,
    makers: [14, 28, 3],
    seconds: [50, 620],
    closings: [
      ['数据来源与清洗方法见片尾。', 'Sources and method are given at the end.'],
      ['个人信息均已去除。', 'Personal data has been removed.'],
    ],
  },
  performance: {
    works: performanceWorks,
    makers: [16, 4, 18, 35],
    seconds: [150, 3000],
    closings: [
      ['此为节选，完整版只在现场。', 'An excerpt; the whole exists only on stage.'],
      ['感谢留到最后的观众。', 'With thanks to those who stayed to the end.'],
    ],
  },
  network: {
    works: networkWorks,
    makers: [32, 17, 12, 27],
    seconds: [20, 540],
    closings: [
      ['推荐用旧设备打开。', 'Best opened on an old device.'],
      ['本作不使用任何跟踪。', 'Nothing here tracks you.'],
    ],
  },
} satisfies Record<string, SeedDiscipline>;

export type Discipline = keyof typeof disciplines;
