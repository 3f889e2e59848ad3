import { floor, haze, mat, shaft, vignette, wall } from './room'
import { openScene, type Placement, type Scene } from './scene'

const side = (strength = 0.5): Placement['glow'] => ({ from: 'right', color: '#ff3028', strength })

function gym(light: [number, number], horizon = 0.84): Scene {
  const scene = openScene(1600, 640)
  wall(scene, light)
  shaft(scene, 1600 * light[0] + 120, 1600 * light[0], 300, 0.26)
  floor(scene, horizon, light[0])
  return scene
}

/** Sparring gear lined up on the gym floor: gloves, head guard, shin guards. */
export function sparringBanner(): string {
  const scene = gym([0.68, 0.4])
  scene.product('shin-guard.classic.black-red-bone', {
    x: 820,
    y: 330,
    size: 500,
    turn: -4,
    glow: side(0.3),
    dusk: 0.2,
  })
  scene.product('headgear.cheek.black-red-bone', { x: 1400, y: 350, size: 480, glow: side(0.6) })
  scene.product('glove.classic.red-black-bone', { x: 1100, y: 350, size: 560, glow: side(0.4) })
  haze(scene, [[1100, 560, 520, 130, 0.16]])
  vignette(scene, 'left')
  return scene.close()
}

/** Belts of the ranks, laid on the mat from white to black. */
export function beltsBanner(): string {
  const scene = openScene(1600, 640)
  mat(scene, '#1d1c1f', 560)
  scene.add(
    `<rect width="1600" height="640" fill="${scene.radial(1080, 260, 820, [
      [0, '#fff0da', 0.3],
      [0.5, '#c9583f', 0.08],
      [1, '#000', 0.5],
    ])}"/>`,
  )
  const ranks = ['white-black', 'blue-black-white', 'purple-black-white', 'brown-black-white', 'black-red-white']
  ranks.forEach((colors, i) =>
    scene.product(`belt.rolled.${colors}`, { x: 640 + i * 208, y: 300 + (i % 2) * 60, size: 330, turn: -8 + i * 4 }),
  )
  vignette(scene, 'left')
  return scene.close()
}

/** Ninja wear in the dark: suit, hood and tabi under one cold lamp. */
export function ninjaBanner(): string {
  const scene = openScene(1600, 640)
  wall(scene, [0.7, 0.3], '#7f8da6')
  floor(scene, 0.86, 0.7, '#7f8da6')
  shaft(scene, 1200, 1080, 320, 0.3, '#dfe8ff')
  const cold: Placement['glow'] = { from: 'right', color: '#b8c8ea', strength: 0.34 }
  scene.product('hood.shinobi.charcoal-red', { x: 800, y: 340, size: 440, glow: cold })
  scene.product('tabi.boot.black-brown-gold', { x: 1420, y: 360, size: 460, glow: cold })
  scene.product('ninja-suit.classic.charcoal-crimson', { x: 1112, y: 320, size: 610, glow: cold })
  vignette(scene, 'left')
  return scene.close()
}

/** Team and club orders: rash guard, shorts, shirt and bag in one club's colors. */
export function clubBanner(): string {
  const scene = gym([0.7, 0.35])
  scene.product('shirt.hoodie.charcoal-black-red', { x: 790, y: 320, size: 520, glow: side(0.25), dusk: 0.16 })
  scene.product('gym-bag.duffel.black-red', { x: 1430, y: 420, size: 420, glow: side(0.5) })
  scene.product('shorts.fight.black-red-bone', { x: 1250, y: 310, size: 440, turn: 5, glow: side(0.4) })
  scene.product('rash-guard.ranked.black-red-bone', { x: 1030, y: 320, size: 590, glow: side(0.3) })
  vignette(scene, 'left')
  return scene.close()
}
