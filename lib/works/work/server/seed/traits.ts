import type { CreditRole, WorkCategory } from '../../codes';
import type { Discipline } from './disciplines';

/** Common values of works of a kind beside their texts; each work has some of them. */
interface Traits {
  /** The first one is used by nearly all of them. */
  tags: readonly [string, ...string[]];
  categories: readonly [WorkCategory, ...WorkCategory[]];
  industries: readonly [string, ...string[]];
  professions: readonly [string, ...string[]];
  software: readonly [string, ...string[]];
  /** Roles of collaborators. */
  roles: readonly [CreditRole, ...CreditRole[]];
  /** The share of them, from 0 to 1, made with AI. */
  ai: number;
}

export const traits: Readonly<Record<Discipline, Traits>> = {
  installation: {
    tags: ['装置', '光装置', '互动', '声音', '公共空间', '机械', '雕塑', '展览'],
    categories: ['installation'],
    industries: ['newMedia', 'exhibition', 'architecture'],
    professions: ['artist', 'spatialDesigner', 'interactionDesigner'],
    software: ['TouchDesigner', 'Rhino', 'Arduino', 'MadMapper'],
    roles: ['space', 'light', 'programming', 'camera'],
    ai: 0.04,
  },
  projection: {
    tags: ['光雕投影', '建筑', '夜游', '灯光', '城市', '投影'],
    categories: ['projection'],
    industries: ['tourism', 'lighting', 'stage'],
    professions: ['visualDesigner', 'director', 'lightingDesigner'],
    software: ['Cinema 4D', 'After Effects', 'Resolume', 'MadMapper'],
    roles: ['visual', 'animation', 'music', 'producer'],
    ai: 0.08,
  },
  generative: {
    tags: ['生成艺术', '代码', '算法', '粒子', '抽象', '实时'],
    categories: ['generative'],
    industries: ['newMedia', 'design', 'technology'],
    professions: ['creativeCoder', 'artist'],
    software: ['Processing', 'p5.js', 'openFrameworks', 'Houdini', 'GLSL'],
    roles: ['programming', 'music', 'visual'],
    ai: 0.3,
  },
  intelligence: {
    tags: ['人工智能', 'AI 影像', '机器学习', '实验影像', '短片', '数据集'],
    categories: ['intelligence', 'intelligence', 'film'],
    industries: ['technology', 'film', 'newMedia'],
    professions: ['creativeCoder', 'researcher', 'director'],
    software: ['ComfyUI', 'Stable Diffusion', 'PyTorch', 'Premiere Pro'],
    roles: ['concept', 'programming', 'editing', 'writing'],
    ai: 0.85,
  },
  sound: {
    tags: ['声音', '声音艺术', '电子音乐', '现场', '田野录音', '环境音乐'],
    categories: ['sound'],
    industries: ['music', 'newMedia'],
    professions: ['musician', 'soundDesigner'],
    software: ['Ableton Live', 'Max/MSP', 'SuperCollider', 'Reaper'],
    roles: ['music', 'sound', 'performance'],
    ai: 0.06,
  },
  immersive: {
    tags: ['沉浸式', 'VR', '互动', '空间', '游戏引擎', '混合现实'],
    categories: ['immersive'],
    industries: ['immersive', 'games', 'exhibition'],
    professions: ['interactionDesigner', 'creativeDirector', 'engineer'],
    software: ['Unreal Engine', 'Unity', 'Blender', 'TouchDesigner'],
    roles: ['programming', 'visual', 'sound', 'space'],
    ai: 0.12,
  },
  swarm: {
    tags: ['无人机', '编队表演', '夜空', '灯光', '城市', '现场'],
    categories: ['light', 'performance'],
    industries: ['tourism', 'stage', 'technology'],
    professions: ['engineer', 'director', 'creativeDirector'],
    software: ['Blender', 'Cinema 4D', 'Python'],
    roles: ['animation', 'programming', 'music', 'camera'],
    ai: 0.03,
  },
  robotics: {
    tags: ['机器人', '机械', '互动', '装置', '控制', '开源'],
    categories: ['robotics'],
    industries: ['technology', 'newMedia', 'education'],
    professions: ['engineer', 'artist', 'researcher'],
    software: ['ROS', 'Arduino', 'Grasshopper', 'Python'],
    roles: ['programming', 'concept', 'camera'],
    ai: 0.08,
  },
  bioart: {
    tags: ['生物艺术', '显微', '实验影像', '生态', '科学', '延时'],
    categories: ['bioart', 'bioart', 'film'],
    industries: ['education', 'newMedia', 'exhibition'],
    professions: ['artist', 'researcher'],
    software: ['ImageJ', 'DaVinci Resolve', 'Arduino'],
    roles: ['camera', 'concept', 'editing', 'sound'],
    ai: 0.02,
  },
  festival: {
    tags: ['灯光节', '城市', '夜游', '公共空间', '光装置', '纪录'],
    categories: ['light', 'film'],
    industries: ['tourism', 'lighting', 'exhibition'],
    professions: ['curator', 'producer', 'lightingDesigner'],
    software: ['Premiere Pro', 'DaVinci Resolve', 'grandMA3'],
    roles: ['producer', 'camera', 'editing', 'light'],
    ai: 0.02,
  },
  data: {
    tags: ['数据可视化', '数据', '城市', '信息设计', '代码', '地图'],
    categories: ['data'],
    industries: ['design', 'technology', 'education'],
    professions: ['creativeCoder', 'visualDesigner', 'journalist'],
    software: ['D3.js', 'QGIS', 'Python', 'After Effects'],
    roles: ['concept', 'programming', 'visual', 'writing'],
    ai: 0.06,
  },
  performance: {
    tags: ['舞台', '舞蹈', '现场', '影像剧场', '身体', '实时'],
    categories: ['performance'],
    industries: ['stage', 'music', 'newMedia'],
    professions: ['performer', 'director', 'musician'],
    software: ['QLab', 'TouchDesigner', 'Notch', 'Ableton Live'],
    roles: ['performance', 'light', 'music', 'director'],
    ai: 0.03,
  },
  network: {
    tags: ['网络艺术', '网页', '互动', '代码', '故障', '复古'],
    categories: ['network'],
    industries: ['newMedia', 'technology', 'design'],
    professions: ['creativeCoder', 'artist', 'writer'],
    software: ['three.js', 'WebGL', 'p5.js', 'Figma'],
    roles: ['programming', 'writing', 'visual'],
    ai: 0.1,
  },
};
