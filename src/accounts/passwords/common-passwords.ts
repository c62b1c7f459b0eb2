/** Passwords of eight characters or more that everybody tries first. */
const whole = `
12345678 123456789 1234567890 0123456789 987654321 87654321 0987654321 9876543210 11111111 111111111 1111111111 00000000
000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 12341234 11223344 1122334455
12121212 13131313 12344321 123123123 123321123 112233445566 147258369 159357456 741852963 789456123 963852741 123654789
123456780 1234567891 12345678910 123456781 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc
qwertyui qwertyuiop qwertyuiop123 qwerty12 qwertz123 qwertzui qwertzuiop azertyui azertyuiop asdfghjk asdfghjkl asdfasdf asdf1234
asdfqwer zxcvbnm1 zxcvbnm123 zxcvasdf qweasdzxc qwe123qwe qwer1234 qweqweqwe abcd1234 abc12345 abcdefgh abcdefghi abcdefghij
abc123456 a1234567 a12345678 a123456789 aa123456 aa12345678 q1234567 q12345678 z1234567 p@ssw0rd p@ssword passw0rd pa55word pa55w0rd
pass1234 pass12345 passpass passport passw0rd1 p@ssw0rd1 p@ssw0rd123 password! password01 password99 password2000 mypassword
mypass123 letmein1 letmeinnow changeme changeme1 changeme123 changeit secret123 topsecret welcome1 welcome01 welcome123
iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 ilovegod ilovejesus loveyou1 loveyou2 lovelove iloveme1 iloveu123
trustno1 whatever whatever1 superman superman1 spiderman batman123 pokemon1 pokemon123 starwars starwars1 football football1
baseball baseball1 basketball softball hockey123 volleyball swimming soccer12 rangers1 yankees1 dolphins cowboys1 steelers
liverpool liverpool1 arsenal1 chelsea1 manchester barcelona realmadrid juventus benfica1 computer computer1 internet internet1
sunshine sunshine1 princess princess1 babygirl babygirl1 blink182 jordan23 michelle michelle1 jennifer jennifer1 jessica1
jonathan jonathan1 danielle danielle1 victoria victoria1 alexander alexandra elizabeth elizabeth1 samantha samantha1 patricia
christina christian christian1 christopher stephanie stephanie1 benjamin nicholas nicholas1 anthony1 charlotte caroline
butterfly butterfly1 chocolate chocolate1 strawberry cinnamon snickers cheesecake pumpkin1 snowball blueberry raspberry
elephant dolphin1 scorpion leopard1 panthers mustang1 corvette mercedes maserati porsche1 kawasaki harley123 yamaha123
garfield mickey123 mickeymouse donaldduck tinkerbell simpsons homer123 metallica metallica1 nirvana1 slipknot greenday eminem12
rockstar1 rockandroll guitar123 midnight moonlight sunflower rainbow1 blessing blessed1 jesuschrist jesus123 faithful angel123
hello123 hello1234 helloworld hellokitty goodluck gangster gangsta1 asshole1 bullshit fuckyou1 fuckyou2 fuckoff1 motherfucker
administrator admin123 admin1234 admin12345 admin123456 administrator1 root1234 rootroot toor1234 test1234 test12345 testtest
testing1 testing123 guest123 user1234 username default1 default123 master12 master123 supervisor system32 server123 oracle123
`;

/** Shorter words, which become long enough with what people add to them. */
const stems = `
password passwort qwerty qwertz azerty welcome dragon monkey shadow master letmein login admin secret summer winter spring
autumn soccer hockey tigger ginger pepper cookie banana orange purple yellow silver golden flower angel angels lovely friend
family baby mother father sister brother daniel thomas andrew joshua robert william michael matthew george charlie jordan
hunter killer ranger buster maggie bailey rocky lucky happy freedom london paris berlin america canada mexico brazil germany
pokemon naruto minecraft google facebook samsung apple computer internet
`;

const endings = ['1', '12', '123', '1234', '12345', '123456', '!', '123!', '2023', '2024', '2025'];

/** A thousand and more, in lower case; those with which every attack begins. */
export function listCommonPasswords(): ReadonlySet<string> {
  const grown = split(stems).flatMap((stem) => ['', ...endings].map((ending) => stem + ending));
  return new Set([...split(whole), ...grown].filter(({ length }) => length >= 8));
}

function split(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
