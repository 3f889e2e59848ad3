import type { PhraseBank } from './phrase-bank'

/** Of boxing and bag gloves. */
export const gloveBank: PhraseBank = {
  praise: [
    'Wrist support is solid, I stopped taping over the cuff.',
    'My knuckles feel fine the morning after, which was not true with my old pair.',
    'The thumb sits where a thumb should sit.',
    'Broke in after about a week of classes.',
    'Weight is honest, I put both on a kitchen scale and they matched.',
    'Stitching on the palm still looks new.',
    'They dry overnight if I leave them open on a shelf.',
    'Good pop on mitts and my coach noticed.',
    'Fits well over a 180 inch wrap.',
    'Color is the same as in the picture.',
  ],
  quibbles: [
    'The lining is a bit warm by round eight.',
    'Stiff for the first few sessions.',
    'The finger compartment is snug if you wrap thick.',
    'Smelled of new material for a couple of days.',
    'I wish they came with a mesh bag.',
    'The cuff edge scuffs a little where I pull it on.',
  ],
  complaints: [
    'A seam at the thumb opened after six weeks and I had to exchange them.',
    'Too narrow across my hand even without wraps.',
    'The padding feels thinner over the last two knuckles than I would like.',
    'The inside took forever to dry and started to smell.',
    'The cuff edge started to peel after two months.',
  ],
}

/** Of open-finger gloves. */
export const mmaGloveBank: PhraseBank = {
  praise: [
    'I can grip and post without thinking about them.',
    'The finger loops do not cut in anymore like my last pair did.',
    'Palm stays open and breathes.',
    'The strap holds through scrambles.',
    'Enough padding for light rounds and still feels like a hand.',
    'Knuckle pad stays over the knuckles.',
    'No scratchy edges, my training partners thank me.',
    'Easy to get on alone.',
    'Held up to five classes a week so far.',
  ],
  quibbles: [
    'Took two weeks before they curled nicely.',
    'Sizing runs close, I would go up if between sizes.',
    'The thumb seam took some getting used to.',
    'They get slippery when soaked.',
    'The strap is a little long on my wrist.',
  ],
  complaints: [
    'Stitching between two fingers came loose within a month.',
    'Padding shifted to the side after a few sessions.',
    'Too tight at the webbing, my fingers went numb.',
    'The strap picks up every thread on my rash guard.',
  ],
}

/** Of hand wraps. */
export const handWrapBank: PhraseBank = {
  praise: [
    'They stay flat and do not turn into a rope.',
    'Thumb loop is the right size for once.',
    'Closure still holds after thirty washes.',
    'Soft enough straight from the pack.',
    'Good support over the wrist without cutting off my hand.',
    'Length is as stated, I measured.',
    'Bought three pairs so one is always clean.',
    'No dye on my hands after the first class.',
  ],
  quibbles: [
    'A little slippery until the first wash.',
    'They pick up lint if you wash them loose.',
    'I would like the closure to be longer.',
    'Takes patience to roll them up again.',
  ],
  complaints: [
    'Edges started to fray after a month.',
    'They shrank more than I expected in a warm wash.',
    'Too little stretch for my taste.',
    'The hook and loop came unstitched at one corner.',
  ],
}

/** Of bags that hang and are hit hard. */
export const heavyBagBank: PhraseBank = {
  praise: [
    'Hung it from a joist in the garage and it swings true.',
    'No hard spots so far after three months.',
    'The shell wipes clean and shows no cracks.',
    'All the hanging parts were in the box, which saved me a trip.',
    'My teenager and I both use it every evening.',
    'Stitching around the top looks like it will outlast the ceiling.',
    'Good dense feel without being a rock.',
    'Quiet enough that the neighbors have not said a word.',
  ],
  quibbles: [
    'It settled a couple of inches in the first month, then stopped.',
    'Delivery took a few days longer than the rest of the order.',
    'Get a second person to help you hang it.',
    'I had to buy a longer eye bolt.',
    'A bit of a plastic smell for the first week.',
  ],
  complaints: [
    'The bottom got hard while the top went soft, I have to rotate it all the time.',
    'The box arrived torn and the shell had a scuff.',
    'One of the rings squeaks no matter how much I oil it.',
    'It swings more than I expected.',
  ],
}

/** Of speed bags. */
export const speedBagBank: PhraseBank = {
  praise: [
    'Even rebound from the first day.',
    'Holds air for weeks.',
    'The loop seats nicely on my old swivel.',
    'Seams are turned in so my knuckles stay in one piece.',
    'The size is right for learning the rhythm.',
    'Fast without being wild.',
  ],
  quibbles: [
    'The needle was missing, you need your own.',
    'It took a while to find the right pressure.',
    'Needed a drop of oil on the valve.',
  ],
  complaints: [
    'The bladder leaked after five weeks and had to be replaced.',
    'Mine has a slight wobble to one side.',
    'The loop stretched a little under daily use.',
  ],
}

/** Of focus mitts. */
export const mittBank: PhraseBank = {
  praise: [
    'My elbows no longer complain after an hour of holding.',
    'The grip ball makes a big difference.',
    'Nice loud pop and students love that.',
    'Light enough for long combinations.',
    'They sit tight on the hand without over-gripping.',
    'Face still has its shape after a season of group classes.',
    'Wrist cuff is long enough for hooks.',
  ],
  quibbles: [
    'Stiff for the first two weeks.',
    'The finger pocket is tight for my large hands.',
    'They warm up quickly inside.',
    'I would like a brighter target.',
  ],
  complaints: [
    'The foam went soft in the center after three months of heavy hitters.',
    'A seam at the wrist opened.',
    'A bit too thin for the power punchers in my class.',
  ],
}

/** Of kick shields and Thai pads. */
export const shieldBank: PhraseBank = {
  praise: [
    'Absorbs hard round kicks and I can still drive home.',
    'Handles are sewn on properly, nothing wobbles.',
    'Good thickness for knees.',
    'Our beginners class beats on it four nights a week and it still stands straight.',
    'It is comfortable to hold for a whole class.',
    'Wipes down in a minute.',
    'Light enough that my smaller students can hold it.',
  ],
  quibbles: [
    'Handles are a bit small with gloves on.',
    'The foam needs a few sessions to soften.',
    'It takes up room in the closet.',
    'Cover gets slippery with sweat.',
  ],
  complaints: [
    'The cover split along one corner within the year.',
    'Foam bottoms out with our heaviest kicker.',
    'One handle came loose in the second month.',
  ],
}
