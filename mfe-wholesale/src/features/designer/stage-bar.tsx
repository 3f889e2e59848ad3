import { forcedColorsSelected, focusRing, visuallyHiddenStyles, IconButton, tokens } from '@shop/shared-ui'
import { viewLabels, getViews, type View } from '@shop/shared-drawings/designer'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { Designer } from './use-designer'

const StageToolbar = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  padding-inline: ${tokens.space[4]} ${tokens.space[2]};
  border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
  background: ${tokens.color.page};
`

const StageViews = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;

  label {
    display: grid;
    place-items: center;
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space[3]};
    border-block: ${tokens.rule.heavy} solid transparent;
    font: 700 1.0625rem/1 ${tokens.font.display};
    color: ${tokens.color.inkMuted};
    white-space: nowrap;
    cursor: pointer;
  }

  label:has(:checked) {
    border-block-end-color: ${tokens.color.action};
    color: ${tokens.color.ink};
  }

  label {
    ${forcedColorsSelected}
  }

  label:has(:focus-visible) {
    ${focusRing}
    outline-offset: -3px;
  }

  input {
    ${visuallyHiddenStyles}
  }
`

const StageSteps = styled.div`
  display: flex;
  flex: none;
`

interface StageBarProps {
  designer: Designer
  view: View
  onView(view: View): void
}

/** The views of the drawing, and undo and redo. */
export function StageBar({ designer, view, onView }: StageBarProps) {
  const name = useId()
  return (
    <StageToolbar>
      <StageViews role="radiogroup" aria-label="View">
        {getViews(designer.design.product).map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} value={choice} checked={choice === view} onChange={() => onView(choice)} />
            {viewLabels[choice]}
          </label>
        ))}
      </StageViews>
      {/* At the last step the button keeps the focus, which disabling it would lose. */}
      <StageSteps role="group" aria-label="Steps">
        <IconButton icon="undo" label="Undo" aria-disabled={!designer.canUndo} onClick={designer.undo} />
        <IconButton icon="redo" label="Redo" aria-disabled={!designer.canRedo} onClick={designer.redo} />
      </StageSteps>
    </StageToolbar>
  )
}
