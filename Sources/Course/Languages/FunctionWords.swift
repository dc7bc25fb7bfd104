/// The small words that a language can't do without, and that distinguish it from others: articles, pronouns, prepositions,
/// conjunctions, auxiliaries.
///
/// A language is added by adding its words; a word that two of a course's languages share counts for neither.
enum FunctionWords {
    static let byLanguage: [String: Set<String>] = [
        "es": words(
            """
            el la los las un una unos unas de del al y e o u que se su sus lo le les es son era está están con por para sin \
            sobre entre hasta desde como cuando donde porque pero también más muy ya este esta estos estas ese esa eso esto \
            nos te tu tus mi hay ser fue si cada otro otra otros otras todo toda todos todas quien cual cuyo así aquí \
            nunca siempre puede puedes debe tiene hace según durante aunque mientras ni nada algo
            """
        ),
        "en": words(
            """
            the of and to in is that it for with be this are by from at or an not you your which can but when will if they \
            we has have its was were their more than into only does do did there these those what who how where why them \
            then so such each other any all must should would could may might been being about between through because while \
            both either neither without within his her our my i he she
            """
        ),
        "fr": words(
            """
            le les des du au aux et est que qui une pas ne sur dans avec ce cette ces vous nous leur leurs sont être avoir \
            plus ou mais donc car si son ses il elle ils elles je tu peut peuvent fait comme sans sous chaque tout tous
            """
        ),
        "de": words(
            """
            der die das und ist nicht ein eine einen einem einer mit auf von zu für den dem des im sich auch werden wird \
            sind oder aber wenn dann als wie nur noch über unter durch bei nach aus kann können muss hat haben es ich wir
            """
        ),
        "pt": words(
            """
            o os um uma uns umas do da dos das no na nos nas ao aos à às em com por para não que se é são foi ser está mais \
            mas ou como quando também já muito seu sua isto isso este esta você ele ela eles elas pode deve tem
            """
        ),
        "it": words(
            """
            il lo gli un una uno di del della dei delle nel nella e è che non per con su da al alla si sono come anche più \
            ma o quando questo questa questi queste può deve ha hanno ogni suo sua loro quello quella perché dove
            """
        ),
    ]

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
