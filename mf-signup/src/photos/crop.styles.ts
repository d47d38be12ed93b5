import { styled } from '@amarena/shared/styled';

/** The crop area. The library's styles are copied here, because the content security policy forbids it to inject a style sheet. */
export const Stage = styled.div`
  position: relative;
  height: min(420px, 46vh);
  border-radius: var(--r-md);
  overflow: hidden;
  background: var(--surface-sunken);
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    justify-content: center;
    align-items: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_Cover_Horizontal {
    width: 100%;
    height: auto;
  }
  .reactEasyCrop_Cover_Vertical {
    width: auto;
    height: 100%;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    left: 50%;
    top: 50%;
    transform: translate(-50%, -50%);
    overflow: hidden;
    border: 2px solid var(--on-photo);
    border-radius: var(--r-md);
    box-shadow: 0 0 0 9999em;
    color: var(--photo-shade);
  }
  .reactEasyCrop_CropArea:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -6px;
  }
`;

export const Slider = styled.div`
  flex: 1;
  display: grid;
  gap: 2px;
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  > input {
    width: 100%;
    height: 28px;
    accent-color: var(--accent);
  }
`;
