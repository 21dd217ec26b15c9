import type { Frame, Scene } from './frame.ts';
import * as landscapes from './scene-landscape.ts';
import * as patterns from './scene-pattern.ts';
import * as sports from './scene-sport.ts';
import * as tables from './scene-table.ts';
import { rect } from './shape.ts';

const scenes = { ...landscapes, ...patterns, ...sports, ...tables } satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

export const drawScene = (scene: SceneName, frame: Frame): string =>
  rect(0, 0, frame.width, frame.height, frame.palette.ground) + scenes[scene](frame);
