import { foldedGi } from './folded-gi'
import { bokeh, floor, haze, mat, shaft, vignette, wall } from './room'
import { cornerPost, hangingLaces, ropes } from './ropes'
import { openScene } from './scene'

const redLight = { from: 'right' as const, color: '#ff2a24', strength: 0.62 }

/** A heavy bag in a red-lit gym, with room for type on the left. */
export function heavyBagHero(): string {
  const scene = openScene(1600, 900)
  wall(scene, [0.76, 0.34])
  shaft(scene, 1330, 1150, 330, 0.4)
  shaft(scene, 820, 1000, 210, 0.16, '#ff6a5c')
  floor(scene, 0.86, 0.72)
  haze(scene, [
    [1240, 640, 520, 240, 0.22],
    [860, 780, 460, 160, 0.14],
    [1420, 300, 320, 260, 0.16],
  ])
  scene.add(`<ellipse cx="1120" cy="868" rx="260" ry="22" fill="#000" fill-opacity=".65" filter="${scene.blur(14)}"/>`)
  scene.product('punching-bag.heavy.black-charcoal-red', { x: 1120, y: 378, size: 1000, glow: redLight })
  scene.product('glove.lace.red-black-bone', {
    x: 770,
    y: 752,
    size: 290,
    turn: -72,
    glow: { ...redLight, strength: 0.4 },
    dusk: 0.1,
  })
  vignette(scene, 'left')
  return scene.close()
}

/** A pair of gloves hung by their laces over the ring ropes, with lamps in the background. */
export function hangingGlovesHero(): string {
  const scene = openScene(1600, 900)
  scene.add(
    `<rect width="1600" height="900" fill="${scene.radial(1120, 300, 1100, [
      [0, '#4b2b22'],
      [0.4, '#22191a'],
      [1, '#0b0b0c'],
    ])}"/>`,
  )
  bokeh(scene, [
    [640, 140, 44, 0.14],
    [780, 92, 34, 0.2],
    [930, 150, 52, 0.13],
    [1290, 110, 48, 0.2],
    [1430, 170, 60, 0.16],
    [1530, 90, 36, 0.22],
    [1380, 300, 30, 0.1],
    [520, 250, 30, 0.09],
    [420, 120, 38, 0.08],
  ])
  haze(
    scene,
    [
      [1180, 520, 560, 300, 0.16],
      [700, 700, 500, 220, 0.08],
    ],
    '#ffb089',
  )
  cornerPost(scene, 1520, '#a3141b')
  ropes(
    scene,
    [
      [470, '#24232a', 20],
      [620, '#24232a', 20],
    ],
    true,
  )
  ropes(scene, [
    [196, '#c2171f', 42],
    [838, '#e8e1d2', 42],
  ])
  hangingLaces(
    scene,
    [1090, 196],
    [
      [930, 470],
      [1230, 500],
    ],
  )
  scene.product('glove.panel.crimson-red-bone', {
    x: 1232,
    y: 640,
    size: 600,
    turn: 172,
    glow: { from: 'left', color: '#ffb27a', strength: 0.3 },
    options: { lettering: [{ area: 'cuff', text: '' }] },
  })
  scene.product('glove.panel.crimson-red-bone', {
    x: 936,
    y: 610,
    size: 620,
    turn: 188,
    glow: { from: 'left', color: '#ffb27a', strength: 0.3 },
    options: { lettering: [{ area: 'cuff', text: '' }] },
  })
  vignette(scene, 'left')
  return scene.close()
}

/** A folded white gi with its black belt on a dark mat. */
export function foldedGiHero(): string {
  const scene = openScene(1600, 900)
  mat(scene, '#1c1c20', 620)
  scene.add(
    `<rect width="1600" height="900" fill="${scene.radial(1130, 380, 880, [
      [0, '#fff1dc', 0.32],
      [0.45, '#c9583f', 0.1],
      [1, '#000', 0.55],
    ])}"/>`,
  )
  const gi = foldedGi('white', 'black', 'g')
  scene.define(() => gi.definitions)
  scene.add(`<g transform="translate(1120 440) rotate(-9) scale(.82) translate(-600 -620)">${gi.scene}</g>`)
  scene.add(
    `<rect width="1600" height="900" fill="${scene.linear(
      [1500, 100],
      [800, 700],
      [
        [0, '#ff2a24', 0.3],
        [0.4, '#ff2a24', 0.06],
        [1, '#000', 0.1],
      ],
    )}"/>`,
  )
  vignette(scene, 'left')
  return scene.close()
}
