import type { DiagramMessages } from '#model/messages/diagrams/en.ts';
import { showLoadFailure } from '../../ui/loadFailure.ts';
import { diagramSource } from './diagramSource.ts';
import type { DrawDiagram } from './drawing.ts';
import { openFrame } from './openFrame.ts';
import { refusalReason } from './refusalReason.ts';
import { showDiagram } from './showDiagram.ts';
import { showRefusal } from './showRefusal.ts';
import { sourceSize } from './sourceSize.ts';

export interface DrawSettings {
  readonly messages: DiagramMessages;
  /** Address of the document that draws. */
  readonly frameHref: string;
}

/** Prepares what takes the place of a block of code, or joins it: the diagram, why there is none, or a Retry. */
export async function drawBlock(block: HTMLElement, settings: DrawSettings): Promise<() => void> {
  const { messages, frameHref } = settings;
  const source = diagramSource(block);
  if (sourceSize(source) === 'tooLong') return () => showRefusal(block, messages.tooLong);
  const prepare = async (draw: DrawDiagram): Promise<() => void> => {
    try {
      const light = await draw(source, 'light');
      const dark = light.isOwn ? light : await draw(source, 'dark');
      return () => showDiagram(block, { light, dark }, messages);
    } catch (error) {
      console.warn(error);
      return () => showRefusal(block, messages.refused, refusalReason(error));
    }
  };
  try {
    return await prepare(await openFrame(frameHref).catch(() => openFrame(frameHref)));
  } catch (error) {
    console.warn(error);
    const retry = async (): Promise<void> => {
      const show = await prepare(await openFrame(frameHref));
      show();
    };
    return () => showLoadFailure(block, { text: messages.notLoaded, retry });
  }
}
