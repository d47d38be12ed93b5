import { describe, expect, it, jest } from '@jest/globals';
import { defineLifecycles, type MountProps, type Shown } from './lifecycles.ts';

const aMount = (): MountProps => ({ domElement: document.createElement('div'), onCrash: jest.fn() });

/** Lifecycles of a page with one word, and control over when its texts arrive. */
function aPage(remove = jest.fn<Shown['remove']>()) {
  const texts = Promise.withResolvers<void>();
  const lifecycles = defineLifecycles({
    catalogue: { ready: () => texts.promise },
    show({ domElement }) {
      domElement.append('shown');
      return { remove };
    },
  });
  return { lifecycles, texts, remove };
}

describe('the lifecycles of a page without React', () => {
  it('show it when its texts are there, and leave an empty element', async () => {
    const { lifecycles, texts, remove } = aPage();
    const props = aMount();
    const mounting = lifecycles.mount(props);
    expect(props.domElement.textContent).toBe('');
    texts.resolve();
    await mounting;
    expect(props.domElement.textContent).toBe('shown');
    await lifecycles.unmount(props);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(props.domElement.textContent).toBe('');
  });

  it('show nothing if the page was left while its texts were loading', async () => {
    const { lifecycles, texts, remove } = aPage();
    const props = aMount();
    const mounting = lifecycles.mount(props);
    await lifecycles.unmount(props);
    texts.resolve();
    await mounting;
    expect(props.domElement.textContent).toBe('');
    expect(remove).not.toHaveBeenCalled();
  });

  it('empty the element of a page that fails to come down', async () => {
    const failing = jest.fn<Shown['remove']>(() => {
      throw new Error('stuck');
    });
    const { lifecycles, texts } = aPage(failing);
    const props = aMount();
    texts.resolve();
    await lifecycles.mount(props);
    await expect(lifecycles.unmount(props)).rejects.toThrow('stuck');
    expect(props.domElement.textContent).toBe('');
  });
});
