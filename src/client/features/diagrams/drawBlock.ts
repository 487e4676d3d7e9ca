import type { DiagramMessages } from '#model/messages/diagrams/en.ts';
import { showLoadFailure } from '../../ui/loadFailure.ts';
import type { DrawDiagram } from './drawing.ts';
import { openFrame } from './openFrame.ts';
import { refusalReason } from './refusalReason.ts';
import { showDiagram } from './showDiagram.ts';
import { showRefusal } from './showRefusal.ts';

export interface DrawSettings {
  readonly messages: DiagramMessages;
  /** Address of the document that draws. */
  readonly frameHref: string;
}

/** Prepares what takes the place of a block of code, or joins it: the diagram, why there is none, or a Retry. */
export async function drawBlock(block: HTMLElement, settings: DrawSettings): Promise<() => void> {
  const { messages, frameHref } = settings;
  try {
    const draw = await openFrame(frameHref).catch(() => openFrame(frameHref));
    return await prepare(block, draw, messages);
  } catch (error) {
    console.warn(error);
    const retry = async (): Promise<void> => {
      const show = await prepare(block, await openFrame(frameHref), messages);
      show();
    };
    return () => showLoadFailure(block, { text: messages.notLoaded, retry });
  }
}

async function prepare(
  block: HTMLElement,
  draw: DrawDiagram,
  messages: DiagramMessages,
): Promise<() => void> {
  const source = block.querySelector('code')?.textContent ?? '';
  try {
    const drawings = { light: await draw(source, 'light'), dark: await draw(source, 'dark') };
    return () => showDiagram(block, drawings, messages);
  } catch (error) {
    console.warn(error);
    return () => showRefusal(block, refusalReason(error), messages);
  }
}
