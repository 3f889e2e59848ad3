import { Button, Form, RadioGroup, SelectField, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useState, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { readBody, unitFields, type Units } from '../../body/units'
import type { FitKind, Use } from './fit-kind'
import { FitResult } from './fit-result'
import { recommendFit, type Recommendation } from './recommend-fit'

const FitFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${tokens.space[4]};
  /* A label may take two lines. */
  align-items: end;
`

const UNITS = [
  { value: 'us', label: 'Feet, inches, pounds' },
  { value: 'metric', label: 'Centimeters, kilograms' },
] as const

const USES: Record<Use, string> = {
  'all-round': 'All-around training',
  bag: 'Heavy bag',
  pads: 'Pads and drills',
  sparring: 'Sparring',
  close: 'Close fit',
  roomy: 'Relaxed fit',
}

const INSTRUCTIONS = {
  hand: 'Palm: measure around your open hand just below the knuckles, without the thumb. Wear your hand wraps if you use them.',
  waist: 'Waist: measure where the waistband or belt sits, over your usual clothing.',
} as const

/** FitForm's props; `sizes` are the product's sizes. */
export interface FitFormProps {
  kind: FitKind
  sizes: readonly string[]
  onChoose: (size: string) => void
}

/** Collects the relevant measurements and recommends a size with its reasons. */
export function FitForm({ kind, sizes, onChoose }: FitFormProps) {
  const [units, setUnits] = useState<Units>('us')
  const [use, setUse] = useState<Use | null>(kind.uses[0] ?? null)
  const [result, setResult] = useState<Recommendation | 'unmeasured'>()
  const hint = kind.measures.flatMap((measure) =>
    measure === 'hand' || measure === 'waist' ? INSTRUCTIONS[measure] : [],
  )[0]
  return (
    <Stack $gap={5}>
      <Stack
        as={Form}
        $gap={4}
        noValidate
        onSubmit={(submit: SyntheticEvent<HTMLFormElement>) => {
          submit.preventDefault()
          const body = readBody(units, kind.measures, new FormData(submit.currentTarget))
          setResult(recommendFit(kind, body, use, sizes) ?? 'unmeasured')
        }}
      >
        <RadioGroup
          label="Units"
          options={UNITS}
          value={units}
          onChange={(value) => {
            setUnits(value as Units)
            setResult(undefined)
          }}
        />
        <FitFields key={units}>
          {unitFields(units, kind.measures).map(({ name, label, measure }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              required={measure === kind.measures[0]}
            />
          ))}
        </FitFields>
        {hint && (
          <Text size="small" tone="inkMuted">
            {hint}
          </Text>
        )}
        {kind.uses.length > 0 && (
          <SelectField
            label={kind.name === 'glove' ? 'What will you use them for?' : 'How do you like it to fit?'}
            required
            value={use ?? ''}
            onChange={({ target }) => setUse(target.value as Use)}
          >
            {kind.uses.map((option) => (
              <option key={option} value={option}>
                {USES[option]}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" variant="action" wide>
          Find my size
        </Button>
      </Stack>
      <div role="status">{result && <FitResult result={result} onChoose={onChoose} />}</div>
    </Stack>
  )
}
