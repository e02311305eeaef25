/** What somebody does in a studio, in both languages; the demonstration's jobs are made of these. */
export interface SeedRole {
  profession: string;
  titleZh: string;
  titleEn: string;
  dutiesZh: string;
  dutiesEn: string;
  needsZh: string;
  needsEn: string;
}

export const seedRoles = {
  visual: {
    ...{ profession: 'visualDesigner', titleZh: '投影视觉设计师', titleEn: 'Projection designer' },
    dutiesZh: '为建筑立面与展厅设计投影画面，从分镜、小样到现场校对。\n与声音和编程的同事一起排演，在开幕前一周驻场。',
    dutiesEn:
      'Design what is projected on buildings and in halls, from storyboard and sketch to the last check on site.\nRehearse with sound and code, and stay on site for the week before an opening.',
    needsZh: '作品集里至少有一件在真实空间里放映过的作品。\n熟悉一种合成软件和一种实时引擎，懂得像素与流明的关系。',
    needsEn:
      'At least one work in your portfolio was shown in a real space.\nYou know one compositing tool and one real-time engine, and how pixels relate to lumens.',
  },
  interaction: {
    ...{ profession: 'interactionDesigner', titleZh: '交互设计师', titleEn: 'Interaction designer' },
    dutiesZh:
      '把一句话的创意变成观众能自然使用的装置：画流程、做原型、在现场观察并修改。\n写清楚每一种异常时装置应当怎样表现。',
    dutiesEn:
      'Turn an idea of one sentence into an installation that people use without being told: flows, prototypes, and days of watching on site.\nWrite down how it behaves when something fails.',
    needsZh: '能独立完成可玩的原型，不限工具。\n愿意在展厅里站一整天看别人怎样用错你的设计。',
    needsEn:
      'You can build a playable prototype on your own, with any tool.\nYou like standing in a hall for a day to see how people misread your design.',
  },
  lighting: {
    ...{ profession: 'lightingDesigner', titleZh: '灯光设计师', titleEn: 'Lighting designer' },
    dutiesZh: '负责展览与演出的灯光方案、灯位图与编程，并在巡展途中复排。\n控制能耗，为每一场留下可复现的文档。',
    dutiesEn:
      'Plan, plot and programme the light of exhibitions and shows, and set it up again on tour.\nWatch the energy it takes, and leave notes from which others can repeat it.',
    needsZh: '熟悉 DMX 与 Art-Net，能看懂电气图。\n有高空作业证者优先。',
    needsEn: 'DMX and Art-Net are familiar, and you can read an electrical plan.\nA licence to work at height helps.',
  },
  code: {
    ...{ profession: 'creativeCoder', titleZh: '创意程序员', titleEn: 'Creative coder' },
    dutiesZh:
      '编写实时画面与传感器程序，让装置连续运行三个月不重启。\n维护工作室内部的工具库，并写出别人能看懂的说明。',
    dutiesEn:
      'Write real-time pictures and sensor code that run for three months without a restart.\nLook after the tools of the studio, and document them so that others can read it.',
    needsZh: '熟悉 GLSL，以及 C++、TypeScript、Python 之一。\n提交过能公开运行的代码，请附上链接。',
    needsEn: 'GLSL, and one of C++, TypeScript and Python.\nSend us code of yours that runs in public.',
  },
  sound: {
    ...{ profession: 'soundDesigner', titleZh: '声音设计师', titleEn: 'Sound designer' },
    dutiesZh: '为装置与影像创作多声道声音，负责采样、混音与现场调试。\n与建筑声学顾问一起决定音箱的位置。',
    dutiesEn:
      'Make multichannel sound for installations and films: field recordings, mixing, tuning on site.\nDecide with the acoustics consultant where the speakers stand.',
    needsZh: '有多声道作品，熟悉至少一种空间音频工具。\n听得出房间的第一个驻波。',
    needsEn:
      'Multichannel work of your own, and one tool for spatial audio.\nYou hear the first standing wave of a room.',
  },
  space: {
    ...{ profession: 'spatialDesigner', titleZh: '展陈空间设计师', titleEn: 'Exhibition designer' },
    dutiesZh: '完成展览的平面、动线与深化图纸，跟进搭建与验收。\n为轮椅、婴儿车和老人留出真正能走的路。',
    dutiesEn:
      'Draw the plan, the route and the details of exhibitions, and follow them until they stand.\nLeave paths that wheelchairs, prams and the elderly can really use.',
    needsZh: '建筑、室内或展示设计专业，能出施工图。\n至少完整跟过一个项目的搭建。',
    needsEn:
      'Trained in architecture, interiors or exhibition design, with drawings that builders can use.\nYou have followed the building of at least one project to its end.',
  },
} as const satisfies Record<string, SeedRole>;
