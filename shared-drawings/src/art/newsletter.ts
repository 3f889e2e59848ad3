import { bokeh, haze, vignette } from './room'
import { hangingLaces, ropes } from './ropes'
import { openScene } from './scene'

/** The newsletter's picture, 900 × 1100: one glove hanging from the top rope before the lamps. */
export function newsletterArt(): string {
  const scene = openScene(900, 1100)
  scene.add(
    `<rect width="900" height="1100" fill="${scene.radial(520, 420, 900, [
      [0, '#5a1a1c'],
      [0.45, '#2a1214'],
      [1, '#0b0b0c'],
    ])}"/>`,
  )
  bokeh(scene, [
    [180, 180, 50, 0.1],
    [330, 120, 36, 0.14],
    [640, 150, 56, 0.12],
    [780, 240, 40, 0.14],
    [120, 360, 30, 0.07],
  ])
  haze(scene, [[470, 760, 460, 300, 0.2]])
  ropes(
    scene,
    [
      [640, '#1f1e24', 18],
      [900, '#1f1e24', 18],
    ],
    true,
  )
  ropes(scene, [[210, '#e8e1d2', 46]])
  hangingLaces(
    scene,
    [455, 210],
    [
      [430, 420],
      [490, 420],
    ],
  )
  scene.product('glove.panel.red-black-bone', {
    x: 450,
    y: 640,
    size: 820,
    turn: 184,
    glow: { from: 'left', color: '#ff6a4a', strength: 0.34 },
    options: { lettering: [{ area: 'cuff', text: '' }] },
  })
  vignette(scene)
  return scene.close()
}
